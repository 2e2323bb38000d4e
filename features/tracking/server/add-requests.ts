import { command } from "#platform/server/command.ts";
import { addToCounter } from "./counter.repository.ts";
import { metricsAccess } from "./tracking.access.ts";

/** Adds served requests to the public counter. */
export const addRequests = command(
  "metrics.add_requests",
  metricsAccess.add_requests,
  async (ctx, { count }: { count: number }): Promise<void> => {
    await addToCounter(ctx.db, "api_requests", count);
  },
);
