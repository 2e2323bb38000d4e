import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Serializes owners of the same workspace who leave at once, until the transaction ends. */
export async function lockOwnedWorkspaces(db: Db, userId: string): Promise<void> {
  await sql`
    select from workspaces w
    where w.id in (select m.workspace_id from memberships m where m.user_id = ${userId} and m.role = 'owner')
    order by w.id for update`.execute(db);
}

/**
 * Names of the workspaces with other members and no other owner. An owner whose account is closing or gone
 * does not count.
 */
export async function listSolelyOwnedWorkspaces(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select w.name from workspaces w
    join memberships own on own.workspace_id = w.id and own.user_id = ${userId} and own.role = 'owner'
    where exists (select from memberships m where m.workspace_id = w.id and m.user_id <> ${userId})
      and not exists (
        select from memberships m where m.workspace_id = w.id and m.user_id <> ${userId} and m.role = 'owner'
          and not exists (select from auth.account_closures c where c.user_id = m.user_id)
          and not exists (select from auth.users u where u.id = m.user_id and u.deleted_at is not null))
    order by w.name limit 20`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Detaches the personal workspace from the user row when it has other members, so that the deletion does not
 * cascade to it. It has another owner by then.
 */
export async function detachSharedWorkspace(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    update workspaces set personal_of = null, updated_at = ${at}
    where id = ${userId}
      and exists (select from memberships where workspace_id = ${userId} and user_id <> ${userId})`.execute(
    db,
  );
}

/** Workspaces whose rows about the user cascade with the user row: memberships and directory entries. */
export async function listWorkspacesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select workspace_id as id from memberships where user_id = ${userId}
    union select workspace_id from directory_people where user_id = ${userId}
    union select ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}
