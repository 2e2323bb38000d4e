import { crashPoint } from "#features/tools/server/index.ts";
import { isFromOutside } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { chooseTexts } from "#platform/server/mail/letter/choose-texts.ts";
import { taskReminded } from "../../contract/events.ts";
import { emitTask } from "../emit-task.ts";
import { taskAccess } from "../task.access.ts";
import { lockTaskToRemindOf, type Reminder, storeReminded } from "./reminder.repository.ts";
import { english, german } from "./reminder-texts.ts";

/**
 * Tells the person who does a task that its moment has come: in their open pages, and other features, which mail it.
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
    const texts = chooseTexts({ en: english, de: german }, task.raw_user_meta_data);
    await ctx.emit({
      name: "notification.created",
      ...{ workspaceId, userId },
      data: {
        type: "info",
        title: texts.title(isFromOutside(task) ? null : task.title),
        message: texts.message,
      },
    });
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
