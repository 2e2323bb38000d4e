import { crashPoint } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { taskReminded } from "../../contract/events.ts";
import { emitTask } from "../emit-task.ts";
import { taskAccess } from "../task.access.ts";
import { lockTaskToRemindOf, type Reminder, storeReminded } from "./reminder.repository.ts";

/**
 * Tells other features that the moment of a task has come. They notify and mail the person who does it.
 * Once for each moment, however often the job runs. Nothing happens when the task is done or gone, its moment has
 * changed, or its person may not act any more.
 */
export const remindOfTask = command(
  "task.remind",
  taskAccess.remind,
  async (ctx, { workspaceId, id, remindAt }: Reminder): Promise<void> => {
    const task = await lockTaskToRemindOf(ctx.db, { workspaceId, id, remindAt });
    if (!task) return;
    const userId = task.assignee_id;
    await storeReminded(ctx.db, { workspaceId, id, remindAt });
    await ctx.audit({
      act: "task.reminded",
      ...{ workspaceId, onBehalfOf: userId },
      target: [{ type: "task", id }],
      isWithoutSource: true,
    });
    await emitTask(ctx, task);
    ctx.publish(taskReminded, { workspaceId, objectId: id, payload: { userId, remindAt } });
    await crashPoint("reminder.storing");
  },
);
