import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface TaskOf {
  workspaceId: string;
  taskId: string;
  userId: string;
}

interface OpenTask {
  title: string;
  integrity: Integrity;
  requester_id: string;
}

/** A task that this person does and that is not done. For background work. */
export async function findOpenTask(
  db: Db,
  { workspaceId, taskId, userId }: TaskOf,
): Promise<OpenTask | undefined> {
  const { rows } = await sql<OpenTask>`
    select title, integrity, requester_id from tasks
    where workspace_id = ${workspaceId} and id = ${taskId} and assignee_id = ${userId}
      and state in ('open', 'in_progress')`.execute(db);
  return rows[0];
}
