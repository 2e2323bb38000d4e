import { z } from "zod";
import { query } from "../command.ts";
import type { Ctx } from "../context.ts";
import { defineJob } from "../jobs/define-job.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";
import type { Retention } from "./retention.ts";
import { retentionTime } from "./retention-time.ts";

const batchSize = 5_000;
/** The next hour continues with what is left of a table. */
const mostBatches = 400;

/**
 * Deletes the expired rows of all tables. A table that fails does not block the others. Each batch commits,
 * so a kill loses no progress. None goes while the clocks of server and database differ.
 */
export const deleteOldRows = defineJob({
  name: "platform.delete_old_rows",
  payload: z.object({}),
  schedule: "17 * * * *",
  async perform(ctx) {
    await query(ctx, retentionTime);
    const failures: unknown[] = [];
    for (const retention of ctx.services.retention) {
      await deleteAll(ctx, retention).catch((error) => failures.push(error));
      ctx.signal?.throwIfAborted();
    }
    if (failures.length > 0) throw new AggregateError(failures, "Some rows could not be deleted.");
  },
});

async function deleteAll(ctx: Ctx, retention: Retention): Promise<void> {
  const { batch: limit = batchSize } = retention;
  for (let batches = 0; batches < mostBatches; batches += 1) {
    // A batch is smaller than its limit where many workspaces have few rows.
    if ((await deleteExpiredRows(ctx, { retention, limit })) === 0) return;
  }
}
