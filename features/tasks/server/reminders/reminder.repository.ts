import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { TaskRow } from "../task.repository.ts";

export interface Reminder {
  workspaceId: string;
  id: string;
  remindAt: string;
}

/**
 * An unfinished task whose person may act and was not told of this moment yet. Locked until the transaction ends. For background work.
 */
export async function lockTaskToRemindOf(
  db: Db,
  { workspaceId, id, remindAt }: Reminder,
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    select t.* from tasks t
    where t.workspace_id = ${workspaceId} and t.id = ${id} and t.state in ('open', 'in_progress')
      and t.remind_at = ${remindAt} and t.reminded_for is distinct from t.remind_at
      and app.may_act(t.assignee_id, t.workspace_id)
    for update of t`.execute(db);
  return rows[0];
}

/** Reminders whose moment has passed and that their person, who may act, was not told of. For background work. */
export async function listDueReminders(db: Db, now: Date, limit: number): Promise<Reminder[]> {
  const { rows } = await sql<{ workspaceId: string; id: string; remindAt: Date }>`
    select workspace_id as "workspaceId", id, remind_at as "remindAt" from tasks
    where remind_at is not null and remind_at <= ${now} and state in ('open', 'in_progress')
      and reminded_for is distinct from remind_at and app.may_act(assignee_id, workspace_id)
    order by remind_at limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, remindAt: row.remindAt.toISOString() }));
}

export async function storeReminded(db: Db, { workspaceId, id, remindAt }: Reminder): Promise<void> {
  await sql`
    update tasks set reminded_for = ${remindAt} where workspace_id = ${workspaceId} and id = ${id}`.execute(
    db,
  );
}
