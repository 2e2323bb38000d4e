import { isFromOutside } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import { notifyPeople } from "../notify-people.ts";
import { findOpenTask, type TaskOf } from "./open-task.repository.ts";

/**
 * Tells a person that the moment of their task has come. Part of the delivery of the reminder, so it is told once. A title
 * that somebody outside may have written is left out: a notification cannot mark it.
 */
export async function notifyReminder(ctx: Ctx, reminded: TaskOf): Promise<void> {
  const task = await findOpenTask(ctx.db, reminded);
  if (!task) return;
  await notifyPeople(ctx, {
    ...{ kind: "task_reminder", workspaceId: reminded.workspaceId, userIds: [reminded.userId] },
    object: { noun: "task", id: reminded.taskId },
    path: `/dashboard?waiting=${reminded.taskId}`,
    facts: isFromOutside(task) ? {} : { title: task.title },
  });
}
