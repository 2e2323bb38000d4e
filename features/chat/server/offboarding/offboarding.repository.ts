import { sql } from "kysely";
import { isGone } from "#platform/server/access/is-gone.ts";
import { isSharedWithOthers, isSharedWithSuccessor } from "#platform/server/access/shared-with.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";

const own = ({ workspaceId, userId }: Leaver) =>
  sql`c.workspace_id = ${workspaceId} and c.user_id = ${userId} and c.deleted_at is null and not c.is_test`;

export async function countConversations(db: Db, leaver: Leaver): Promise<OwnershipTransferCount> {
  const { rows } = await sql<OwnershipTransferCount>`
    select count(*) filter (where is_shared)::int as handed,
      count(*) filter (where is_shared and not is_known)::int as "newlyReadable",
      count(*) filter (where not is_shared)::int as kept
    from (select ${isSharedWithOthers("conversation", sql`c.id`, leaver)} as is_shared,
        ${isSharedWithSuccessor("conversation", sql`c.id`, leaver)} as is_known
      from conversations c where ${own(leaver)}) counted`.execute(db);
  return rows[0] ?? { handed: 0, newlyReadable: 0, kept: 0 };
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
