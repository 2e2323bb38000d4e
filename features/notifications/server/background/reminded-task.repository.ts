import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface RemindedTask {
  workspaceId: string;
  taskId: string;
  userId: string;
}

/** A task that this person does and that is not done. For background work. */
export async function findRemindedTask(
  db: Db,
  { workspaceId, taskId, userId }: RemindedTask,
): Promise<{ title: string; integrity: Integrity } | undefined> {
  const { rows } = await sql<{ title: string; integrity: Integrity }>`
    select title, integrity from tasks
    where workspace_id = ${workspaceId} and id = ${taskId} and assignee_id = ${userId}
      and state in ('open', 'in_progress')`.execute(db);
  return rows[0];
}
