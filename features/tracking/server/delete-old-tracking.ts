import { z } from "zod";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteTrackingBefore } from "./tracking.repository.ts";

/** Thirteen months, so that a month can be looked at beside the same one of last year. */
const visitDays = 395;
const botDays = 7;
/** A visit ends with its day; its last measurements may come a little later. */
const measurementDays = 2;
const hourDays = 40;
/** Sums name nobody: twelve months are compared with the twelve before them. */
const sumDays = 800;

const deleteOld = command("tracking.delete_old", async (ctx, _input: object): Promise<void> => {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * 86_400_000);
  await deleteTrackingBefore(ctx.db, {
    visits: ago(visitDays),
    visitsOfBots: ago(botDays),
    measurements: ago(measurementDays),
    hours: ago(hourDays),
    days: ago(sumDays),
  });
});

/** Deletes each night what was kept long enough. */
export const deleteOldTracking = defineJob({
  name: "tracking.delete_old",
  payload: z.object({}),
  schedule: "41 3 * * *",
  perform: async (ctx) => deleteOld(ctx, {}),
});
