import type { Ctx } from "#platform/server/context.ts";
import type { TaskRow } from "./task.repository.ts";

type TaskPeople = Pick<TaskRow, "workspace_id" | "id" | "requester_id" | "assignee_id">;

/** Tells the open pages of both people that a task changed. */
export async function emitTask(ctx: Ctx, task: TaskPeople): Promise<void> {
  for (const userId of new Set([task.requester_id, task.assignee_id])) {
    await ctx.emit({
      name: "task.changed",
      workspaceId: task.workspace_id,
      userId,
      data: { taskId: task.id },
    });
  }
}
