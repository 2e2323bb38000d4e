import { joinLabels, type Label } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ChangeTask, taskErrors } from "../contract/index.ts";
import { emitTask } from "./emit-task.ts";
import { publishFinished } from "./publish-task.ts";
import { enqueueReminder } from "./reminders/enqueue-reminder.ts";
import { reminderOf } from "./reminders/reminder-of.ts";
import { taskAccess } from "./task.access.ts";
import { lockTask, type TaskRow, updateTask } from "./task.repository.ts";

export interface ChangeTaskInput extends ChangeTask {
  id: string;
  /** Who could have written the change, and who may read it. */
  label: Label;
  /** The change is refused when a colleague takes part in the task. */
  isOwnOnly?: boolean;
  /** After it aborts, nothing is changed any more. */
  signal?: AbortSignal;
}

/**
 * Changes a task. Throws `task.not_found`, `task.not_yours` for more than the state by who only does it,
 * `task.changed_meanwhile` and `task.has_colleague`. Returns the task before and after.
 */
export const changeTask = command(
  "task.change",
  taskAccess.change,
  async (ctx, input: ChangeTaskInput): Promise<{ before: TaskRow; after: TaskRow }> => {
    const { id, label, isOwnOnly, version, signal, ...change } = input;
    const before = (await lockTask(ctx.db, id)) ?? fail(taskErrors, "task.not_found");
    signal?.throwIfAborted();
    const { userId } = userOf(ctx);
    if (isOwnOnly && hasColleague(before)) fail(taskErrors, "task.has_colleague");
    if (version !== undefined && version !== before.version) fail(taskErrors, "task.changed_meanwhile");
    const { state: _, ...more } = change;
    const changesMore = Object.values(more).some((value) => value !== undefined);
    if (before.requester_id !== userId && changesMore) fail(taskErrors, "task.not_yours");
    // Only a text carries what its writer had read.
    const isText = change.title !== undefined || change.body !== undefined;
    const { integrity, readers } = isText ? joinLabels([before, label]) : before;
    const after = await updateTask(
      ctx.db,
      id,
      {
        ...{ title: change.title ?? before.title, body: change.body ?? before.body },
        ...{ priority: change.priority ?? before.priority, state: change.state ?? before.state },
        ...{ due_at: dueOf(change, before), remind_at: reminderOf(change, before.remind_at, ctx.now()) },
        ...{ integrity, readers: [...readers] },
      },
      ctx.now(),
    );
    await ctx.audit({
      act: "task.changed",
      target: [{ type: "task", id }],
      facts: { before: before.state, after: after.state, version: after.version, integrity },
      sealed: isText ? { title: after.title, body: after.body } : {},
    });
    await enqueueReminder(ctx, after, before.remind_at);
    await emitTask(ctx, after);
    if (after.state === "done" && before.state !== "done") publishFinished(ctx, after);
    return { before, after };
  },
);

export function hasColleague({ requester_id, assignee_id }: TaskRow): boolean {
  return requester_id !== assignee_id;
}

function dueOf({ dueAt }: ChangeTask, before: TaskRow): Date | null {
  if (dueAt === undefined) return before.due_at;
  return dueAt === null ? null : new Date(dueAt);
}
