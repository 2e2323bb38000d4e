import { command } from "#platform/server/command.ts";
import { takeUsage } from "./take-usage.ts";
import { usageAccess } from "./usage.access.ts";
import type { Reservation, UsageRequest } from "./usage-input.ts";

/** Counts past usage. Never refused, whatever the limit. */
export const recordUsage = command(
  "usage.record",
  usageAccess.record,
  (ctx, input: UsageRequest): Promise<Reservation> =>
    takeUsage(ctx, input, { isSpent: true, isForced: true }),
);
