import { z } from "zod";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { countSomeCalls, waitForTurn } from "./counting.repository.ts";
import { modelUsageAccess } from "./model-usage.access.ts";

const atOnce = 5_000;

/** Adds a batch of calls to the sums. Returns their number. */
export const countCalls = command(
  "model_usage.count",
  modelUsageAccess.count,
  async (ctx, { limit }: { limit: number }): Promise<number> => {
    await waitForTurn(ctx.db);
    return countSomeCalls(ctx.db, limit);
  },
);

/** Counts everything that waits. Safe to kill at any moment and to run concurrently. Acts as the system. */
export async function countAllCalls(ctx: Ctx, limit = atOnce): Promise<void> {
  while ((await countCalls(ctx, { limit })) === limit);
}

/** Updates the sums every minute. */
export const countModelCalls = defineJob({
  name: "models.count_calls",
  payload: z.object({}),
  schedule: "* * * * *",
  perform: (ctx) => countAllCalls(ctx),
});
