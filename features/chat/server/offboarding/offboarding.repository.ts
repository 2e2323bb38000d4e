import { sql } from "kysely";
import { countShared } from "#platform/server/access/count-shared.repository.ts";
import { isGone } from "#platform/server/access/is-gone.ts";
import { isSharedWithOthers } from "#platform/server/access/shared-with.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";

/** `at`: the alias of the conversations. */
const own = ({ workspaceId, userId }: Leaver, at = "c") => {
  const column = (name: string) => sql.ref(`${at}.${name}`);
  return sql`${column("workspace_id")} = ${workspaceId} and ${column("user_id")} = ${userId}
    and ${column("deleted_at")} is null and not ${column("is_test")}`;
};

export function countConversations(db: Db, leaver: Leaver): Promise<OwnershipTransferCount> {
  return countShared(db, { noun: "conversation", table: "conversations", own: own(leaver, "o"), leaver });
}

/** The conversations that somebody else reads, locked. */
export async function lockSharedConversations(db: Db, leaver: Leaver): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    where ${own(leaver)} and ${isSharedWithOthers("conversation", sql`c.id`, leaver)}
    order by c.id for update of c`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who owns something needs no grant of it. */
export async function dropGrantsOfSuccessor(
  db: Db,
  leaver: Leaver,
  noun: string,
  ids: string[],
): Promise<void> {
  await sql`
    delete from grants where workspace_id = ${leaver.workspaceId} and object_type = ${noun}
      and user_id = ${leaver.successorId} and object_id = any(${ids}::uuid[])`.execute(db);
}

export async function listGoneOfConversations(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.user_id as id from conversations c
    where c.workspace_id = ${workspaceId} and c.deleted_at is null and not c.is_test
      and ${isGone(workspaceId, sql`c.user_id`)}
      and ${isSharedWithOthers("conversation", sql`c.id`, { workspaceId, userId: sql`c.user_id` })}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
