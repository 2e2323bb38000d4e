import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/**
 * The names of these people. As the service: people read no accounts of others. Whoever has no name goes by their
 * address, which guests do not see.
 */
export async function namesOf(
  db: Db,
  ids: readonly string[],
  { isForGuest }: { isForGuest: boolean },
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await executeAsService(
    db,
    `select known.id, known.name from (
       select asked.id, app.name_of_person(asked.id) as name from unnest($1::uuid[]) as asked(id)) known
     where known.name is not null and not ($2 and known.name like '%@%')`,
    [[...new Set(ids)], isForGuest],
  );
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}
