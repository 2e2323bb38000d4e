import { command } from "#platform/server/command.ts";
import { takeUsage } from "./take-usage.ts";
import { usageAccess } from "./usage.access.ts";
import type { Reservation, UsageRequest } from "./usage-input.ts";

/**
 * Reserves and settles at once, for what is known beforehand and comes about in the open transaction: if that is rolled
 * back nothing was used. Throws `limit_reached`. The counter stays locked to the end, so call it late.
 */
export const spendUsage = command(
  "usage.spend",
  usageAccess.spend,
  (ctx, input: UsageRequest): Promise<Reservation> => takeUsage(ctx, input, { isSpent: true }),
);
