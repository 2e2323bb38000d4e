import { sql } from "kysely";
import { isGone } from "#platform/server/access/is-gone.ts";
import { isSharedWithOthers, isSharedWithSuccessor } from "#platform/server/access/shared-with.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";

export async function countAgents(db: Db, leaver: Leaver): Promise<OwnershipTransferCount> {
  const { rows } = await sql<OwnershipTransferCount>`
    select count(*) filter (where is_shared)::int as handed,
      count(*) filter (where is_shared and not is_known)::int as "newlyReadable",
      count(*) filter (where not is_shared)::int as kept
    from (select ${isSharedWithOthers("agent", sql`a.id`, leaver)} as is_shared,
        ${isSharedWithSuccessor("agent", sql`a.id`, leaver)} as is_known
      from agents a where a.workspace_id = ${leaver.workspaceId} and a.user_id = ${leaver.userId}) counted`.execute(
    db,
  );
  return rows[0] ?? { handed: 0, newlyReadable: 0, kept: 0 };
}

/** Gives the agents that somebody else has to the successor, who needs no grant of them any more. Returns how many. */
export async function transferAgents(db: Db, leaver: Leaver): Promise<number> {
  const { workspaceId, userId, successorId } = leaver;
  const { rows } = await sql<{ count: number }>`
    with given as (
      update agents a set user_id = ${successorId}, updated_at = now()
      where a.workspace_id = ${workspaceId} and a.user_id = ${userId}
        and ${isSharedWithOthers("agent", sql`a.id`, leaver)}
      returning a.id),
    dropped as (
      delete from grants g using given where g.workspace_id = ${workspaceId} and g.object_type = 'agent'
        and g.object_id = given.id and g.user_id = ${successorId})
    select count(*)::int as count from given`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listGoneOfAgents(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.user_id as id from agents a
    where a.workspace_id = ${workspaceId} and ${isGone(workspaceId, sql`a.user_id`)}
      and ${isSharedWithOthers("agent", sql`a.id`, { workspaceId, userId: sql`a.user_id` })}`.execute(db);
  return rows.map(({ id }) => id);
}
