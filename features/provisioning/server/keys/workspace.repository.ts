import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A workspace as the command line shows it. */
export interface ListedWorkspace {
  id: string;
  name: string;
  /** Addresses of its owners, with commas. */
  owners: string;
  members: number;
}

/** The newest workspaces, at most `limit`; with `ownerId` those which that person owns. */
export async function listWorkspaces(
  db: Db,
  { ownerId, limit }: { ownerId?: string; limit: number },
): Promise<ListedWorkspace[]> {
  const { rows } = await sql<ListedWorkspace>`
    select w.id, w.name, count(m.user_id)::int as members,
      coalesce(string_agg(u.email, ', ' order by u.email) filter (where m.role = 'owner'), '') as owners
    from workspaces w
    left join memberships m on m.workspace_id = w.id left join auth.users u on u.id = m.user_id
    where ${ownerId ?? null}::uuid is null
      or w.id in (select workspace_id from memberships where user_id = ${ownerId ?? null}::uuid and role = 'owner')
    group by w.id order by w.id desc limit ${limit}`.execute(db);
  return rows;
}
