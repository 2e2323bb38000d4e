import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";
import type { ObjectRef } from "./grant.repository.ts";

/** More names than a person reads before they decide. */
const mostNamed = 5;

/**
 * For whom an object is shared, beside the caller, such as “Ann Berg, the team Sales and 2 more”. Undefined: for nobody
 * else. As the service, since only owners read who has a share.
 */
export async function readersInWords(db: Db, { noun, id }: ObjectRef): Promise<string | undefined> {
  const { rows: here } = await sql<{ workspace: string; user: string }>`
    select app.workspace_id()::text as workspace, auth.uid()::text as "user"`.execute(db);
  const [caller] = here;
  if (!caller) return undefined;
  const { rows } = await executeAsService(
    db,
    `select case when g.user_id is not null then coalesce(app.shown_name(g.user_id), 'somebody')
         when g.team_id is not null then 'the team ' || t.name
         else 'everybody in your workspace' end as name
     from public.grants g
     left join public.teams t on t.workspace_id = g.workspace_id and t.id = g.team_id
     where g.workspace_id = $1 and g.object_type = $2 and g.object_id = $3 and g.user_id is distinct from $4
       and (g.expires_at is null or g.expires_at > now())
     order by g.user_id is not null, g.team_id is not null, g.id`,
    [caller.workspace, noun, id, caller.user],
  );
  if (rows.length === 0) return undefined;
  const names = rows.slice(0, mostNamed).map(({ name }) => String(name));
  const more = rows.length - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names);
}

function listed(names: readonly string[]): string {
  const [last = "", ...rest] = [...names].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(", ")} and ${last}`;
}
