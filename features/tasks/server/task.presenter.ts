import { isFromOutside } from "#platform/contract/label.ts";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import type { Task } from "../contract/index.ts";
import { taskAccess } from "./task.access.ts";
import type { TaskRow } from "./task.repository.ts";
import { namesIn } from "./task-people.ts";

export async function presentTasks(ctx: Ctx, rows: readonly TaskRow[]): Promise<Task[]> {
  const names = await namesIn(ctx, rows);
  const personFor = (id: string) => {
    const name = names.get(id);
    return name === undefined ? null : { id, name };
  };
  const callerId = personOf(ctx.actor)?.userId;
  const mayChange = admits(taskAccess.change, callerOf(ctx));
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, body: row.body, state: row.state, priority: row.priority },
    dueAt: row.due_at?.toISOString() ?? null,
    remindAt: row.remind_at?.toISOString() ?? null,
    requester: personFor(row.requester_id),
    assignee: personFor(row.assignee_id),
    isFromOutside: isFromOutside(row),
    isByAssistant: row.source_call_id !== null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    // Who sees a task asked for it or does it. A guest or auditor only reads those from before.
    abilities: { edit: mayChange && row.requester_id === callerId, changeState: mayChange },
  }));
}

export async function presentTask(ctx: Ctx, row: TaskRow): Promise<Task> {
  const [task] = await presentTasks(ctx, [row]);
  if (!task) throw new Error("The task was not presented.");
  return task;
}
