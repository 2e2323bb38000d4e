import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { listEndedDemos } from "./demo.repository.ts";
import { deleteDaysBefore } from "./demo-day.repository.ts";
import { endDemo } from "./end-demo.ts";

const pageSize = 50;
const dayMs = 86_400_000;

/**
 * Ends the expired demos and deletes the budgets of days before yesterday. A demo that fails does not block
 * the others, and is retried a minute later.
 */
export const endDemos = defineJob({
  name: "demo.end_demos",
  payload: z.object({}),
  schedule: "* * * * *",
  async perform(ctx) {
    const failures: unknown[] = [];
    for (let isMore = true; isMore; ) {
      const ended = await query(ctx, ({ db }) => listEndedDemos(db, ctx.now(), pageSize));
      const before = failures.length;
      for (const userId of ended) {
        await endDemo(ctx, { userId, reason: "over" }).catch((error) => failures.push(error));
      }
      isMore = ended.length === pageSize && failures.length === before;
    }
    // Demos of yesterday may still return a reservation.
    const yesterday = new Date(ctx.now().getTime() - dayMs).toISOString().slice(0, 10);
    await inServiceTransaction(ctx.services.pool, "write", (db) => deleteDaysBefore(db, yesterday));
    if (failures.length > 0) throw new AggregateError(failures, "Some demos could not be ended.");
  },
});
