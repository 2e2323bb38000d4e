import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { releaseUsage } from "./release-usage.ts";
import { listStaleReservations } from "./usage.repository.ts";

/** Longer than any model call. */
const staleMs = 15 * 60_000;
const limit = 1_000;

/**
 * Releases orphaned reservations, whose process died. Each by itself, so that one failure does not block the
 * others.
 */
export const sweepReservations = defineJob({
  name: "entitlements.sweep_reservations",
  payload: z.object({}),
  schedule: "* * * * *",
  async perform(ctx) {
    const before = new Date(ctx.now().getTime() - staleMs);
    const stale = await query(ctx, ({ db }) => listStaleReservations(db, { before, limit }));
    let failed = 0;
    for (const reservation of stale) {
      await releaseUsage(ctx, reservation).catch(() => {
        failed += 1;
      });
    }
    if (stale.length > 0)
      ctx.log.warn(
        { count: stale.length - failed, failed },
        "reservations that nobody settled were released",
      );
  },
});
