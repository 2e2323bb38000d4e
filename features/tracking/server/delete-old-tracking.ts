import { z } from "zod";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteVisitsBefore } from "./tracking.repository.ts";

const keepDays = 395;

const deleteOld = command("tracking.delete_old", async (ctx, _input: object): Promise<void> => {
  await deleteVisitsBefore(ctx.db, new Date(ctx.now().getTime() - keepDays * 86_400_000));
});

/** Keeps thirteen months, so that a month can be compared with the same one of last year. */
export const deleteOldTracking = defineJob({
  name: "tracking.delete_old",
  payload: z.object({}),
  schedule: "41 3 * * *",
  perform: async (ctx) => deleteOld(ctx, {}),
});
