import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";

/**
 * The names of these people, by id, without those whose account is gone. As the service: people read no accounts of
 * others. Whoever has no name goes by their address or number, or, for guests and beside words, by what is before the @.
 */
export async function namesOfPeople(
  db: Db,
  ids: readonly string[],
  { withAddress }: { withAddress: boolean },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await executeAsService(
    db,
    `select id, case when $2 then app.name_of_person(id) else app.shown_name(id) end as name
     from unnest($1::uuid[]) id`,
    [[...new Set(ids)], withAddress],
  );
  return new Map(rows.flatMap(({ id, name }) => (name ? [[String(id), String(name)] as const] : [])));
}
