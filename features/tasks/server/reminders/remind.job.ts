import { z } from "zod";
import { crashPoint } from "#features/tools/server/index.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { remindOfTask } from "./remind-of-task.ts";

/** Reminds of one task, when its moment has come. */
export const remind = defineJob({
  name: "task.remind",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid(), remindAt: z.iso.datetime() }),
  retries: 5,
  async perform(ctx, reminder) {
    await remindOfTask(ctx, reminder);
    await crashPoint("reminder.stored");
  },
});
