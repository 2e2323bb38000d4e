import { isFromOutside } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import { notifyPeople } from "../notify-people.ts";
import { findOpenTask, type TaskOf } from "./open-task.repository.ts";

/**
 * Tells a person that a colleague gave them a task. Part of the delivery of `task.assigned`, so it is told once. A task
 * that the person, or an agent for them, gave to themself is not told. A title that somebody outside may have written
 * is left out: a notification cannot mark it.
 */
export async function notifyGiven(ctx: Ctx, given: TaskOf): Promise<void> {
  const task = await findOpenTask(ctx.db, given);
  if (!task) return;
  await notifyPeople(ctx, {
    ...{ kind: "task_given", workspaceId: given.workspaceId, userIds: [given.userId], by: task.requester_id },
    object: { noun: "task", id: given.taskId },
    path: `/tasks?task=${given.taskId}`,
    facts: isFromOutside(task) ? {} : { title: task.title },
  });
}
