import type { Label } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type CreateTask, taskErrors } from "../contract/index.ts";
import { emitTask } from "./emit-task.ts";
import { publishAssigned } from "./publish-task.ts";
import { enqueueReminder } from "./reminders/enqueue-reminder.ts";
import { reminderOf } from "./reminders/reminder-of.ts";
import { taskAccess } from "./task.access.ts";
import { findTask, insertTask, type TaskRow } from "./task.repository.ts";
import { requirePerson } from "./task-people.ts";

/** Unfinished tasks that one person asks for in a workspace. */
export const mostTasks = 2_000;

export interface CreateTaskInput extends CreateTask {
  /** The tool call's, so that a second attempt finds the first task, or a new one. Lists follow it. */
  id: string;
  /** Who could have written it, and who may read it. */
  label: Label;
  /** The tool call that makes it. */
  source?: { runId: string; callId: string } | undefined;
  /** After it aborts, nothing is stored any more. */
  signal?: AbortSignal | undefined;
}

/** Creates a task. Idempotent by its id. Throws `task.no_such_person` and `task.too_many`. */
export async function createTask(ctx: Ctx, task: CreateTaskInput): Promise<TaskRow> {
  const { userId } = userOf(ctx);
  const assigneeId = task.assigneeId ?? userId;
  if (assigneeId !== userId) await requirePerson(ctx, { id: assigneeId });
  return storeTask(ctx, { ...task, assigneeId });
}

/** Stores a task. That its assignee works in the workspace was checked before. */
export const storeTask = command(
  "task.create",
  taskAccess.create,
  async (ctx, task: CreateTaskInput & { assigneeId: string }): Promise<TaskRow> => {
    const known = await findTask(ctx.db, task.id);
    if (known) return known;
    task.signal?.throwIfAborted();
    const { id, title, body, priority, assigneeId, label, source } = task;
    const due_at = task.dueAt === null ? null : new Date(task.dueAt);
    const remind_at = reminderOf(task, null, ctx.now());
    const row = await insertTask(
      ctx.db,
      { id, title, body, priority, due_at, remind_at, assignee_id: assigneeId, label, source },
      mostTasks,
    );
    if (!row) return fail(taskErrors, "task.too_many");
    await ctx.audit({
      act: "task.created",
      target: [{ type: "task", id }],
      facts: { priority, assignee: assigneeId, integrity: row.integrity },
      sealed: { title, body },
    });
    await enqueueReminder(ctx, row, null);
    await emitTask(ctx, row);
    publishAssigned(ctx, row);
    return row;
  },
);
