import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { remindOfTask } from "./remind-of-task.ts";
import { listDueReminders } from "./reminder.repository.ts";

/** The rest is left to the next round. */
const most = 200;

/** Reminds of tasks whose moment has passed without a job: those of before there were reminders, and lost ones. */
export const remindDue = defineJob({
  name: "task.remind_due",
  payload: z.object({}),
  schedule: "*/5 * * * *",
  async perform(ctx) {
    const due = await query(ctx, ({ db }) => listDueReminders(db, ctx.now(), most));
    for (const reminder of due) await remindOfTask(ctx, reminder);
  },
});
