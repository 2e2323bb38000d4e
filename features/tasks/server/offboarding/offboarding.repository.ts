import { sql } from "kysely";
import { isGone } from "#platform/server/access/is-gone.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";

const open = ({ workspaceId, userId }: Leaver) =>
  sql`t.workspace_id = ${workspaceId} and ${userId} in (t.requester_id, t.assignee_id)
    and t.state in ('open', 'in_progress')`;

export async function countTasks(db: Db, leaver: Leaver): Promise<OwnershipTransferCount> {
  const { rows } = await sql<OwnershipTransferCount>`
    select count(*)::int as handed,
      count(*) filter (where ${leaver.successorId} not in (t.requester_id, t.assignee_id))::int as "newlyReadable",
      0 as kept
    from tasks t where ${open(leaver)}`.execute(db);
  return rows[0] ?? { handed: 0, newlyReadable: 0, kept: 0 };
}

export interface GivenTask {
  workspace_id: string;
  id: string;
  requester_id: string;
  assignee_id: string;
}

/**
 * The successor stands where the leaver stood in each unfinished task. What the leaver wrote does not become the successor's
 * own words.
 */
export async function transferTasks(db: Db, leaver: Leaver, at: Date): Promise<GivenTask[]> {
  const { userId, successorId } = leaver;
  const { rows } = await sql<GivenTask>`
    update tasks t set
      requester_id = case t.requester_id when ${userId} then ${successorId}::uuid else t.requester_id end,
      assignee_id = case t.assignee_id when ${userId} then ${successorId}::uuid else t.assignee_id end,
      integrity = case when t.requester_id = ${userId} and t.integrity = 'user' then 'organization' else t.integrity end,
      version = t.version + 1, updated_at = ${at}
    where ${open(leaver)} returning t.workspace_id, t.id, t.requester_id, t.assignee_id`.execute(db);
  return rows;
}

export async function listGoneOfTasks(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from tasks t, unnest(array[t.requester_id, t.assignee_id]) as p(id)
    where t.workspace_id = ${workspaceId} and t.state in ('open', 'in_progress') and ${isGone(workspaceId, sql`p.id`)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
