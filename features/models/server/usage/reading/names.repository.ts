import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Named {
  name: string;
  detail: string | null;
}

/** Names and addresses of people, by id. */
export async function namePeople(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await sql<Named & { id: string }>`
    select u.id, coalesce(
        nullif(trim(coalesce(u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'full_name')), ''),
        u.email, u.phone, case when u.is_visitor then 'Demo visitor' else 'Deleted account' end) as name,
      u.email as detail
    from auth.users u where u.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}

/** Names of workspaces, by id. */
export async function nameWorkspaces(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  const { rows } = await sql<Named & { id: string }>`
    select w.id, w.name, null as detail from workspaces w where w.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
