import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A workspace in the command line's list. */
export interface ListedWorkspace {
  id: string;
  name: string;
  /** Addresses of the owners, comma-separated; unproved ones are marked. */
  owners: string;
  members: number;
}

/** The newest workspaces, at most `limit`; with `ownerId` only that person's. */
export async function listWorkspaces(
  db: Db,
  { ownerId, limit }: { ownerId?: string; limit: number },
): Promise<ListedWorkspace[]> {
  const { rows } = await sql<ListedWorkspace>`
    select w.id, w.name, count(m.user_id)::int as members,
      coalesce(string_agg(u.email || case when u.email_confirmed_at is null then ' (not proved)' else '' end, ', '
        order by u.email) filter (where m.role = 'owner'), '') as owners
    from workspaces w
    left join memberships m on m.workspace_id = w.id left join auth.users u on u.id = m.user_id
    where ${ownerId ?? null}::uuid is null
      or w.id in (select workspace_id from memberships where user_id = ${ownerId ?? null}::uuid and role = 'owner')
    group by w.id order by w.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function hasWorkspace(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from workspaces where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Blocks new keys of the workspace until the transaction ends. */
export async function lockWorkspace(db: Db, id: string): Promise<void> {
  await sql`select from workspaces where id = ${id} for update`.execute(db);
}
