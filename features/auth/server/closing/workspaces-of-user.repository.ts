import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Keeps two owners of a workspace, who both want to go, apart until the transaction ends. */
export async function lockOwnedWorkspaces(db: Db, userId: string): Promise<void> {
  await sql`
    select from workspaces w
    where w.id in (select m.workspace_id from memberships m where m.user_id = ${userId} and m.role = 'owner')
    order by w.id for update`.execute(db);
}

/** Names of the workspaces with other members that nobody else owns; an owner whose account is closing or gone is none. */
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
 * Lets the personal workspace stand by itself where others work in it, so that it does not go with the row of the user:
 * it is theirs as well, and has another owner.
 */
export async function detachSharedWorkspace(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    update workspaces set personal_of = null, updated_at = ${at}
    where id = ${userId}
      and exists (select from memberships where workspace_id = ${userId} and user_id <> ${userId})`.execute(
    db,
  );
}

/** The workspaces whose rows go with the row of the user: where they are a member, or known to a directory. */
export async function listWorkspacesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select workspace_id as id from memberships where user_id = ${userId}
    union select workspace_id from directory_people where user_id = ${userId}
    union select ${userId}::uuid`.execute(db);
  return rows.map(({ id }) => id);
}
