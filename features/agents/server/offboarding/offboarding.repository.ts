import { sql } from "kysely";
import { countShared } from "#platform/server/access/count-shared.repository.ts";
import { isGone } from "#platform/server/access/is-gone.ts";
import { isSharedWithOthers } from "#platform/server/access/shared-with.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";

export function countAgents(db: Db, leaver: Leaver): Promise<OwnershipTransferCount> {
  const own = sql`o.workspace_id = ${leaver.workspaceId} and o.user_id = ${leaver.userId}`;
  return countShared(db, { noun: "agent", table: "agents", own, leaver });
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
