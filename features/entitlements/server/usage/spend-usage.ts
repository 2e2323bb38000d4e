import { command } from "#platform/server/command.ts";
import { takeUsage } from "./take-usage.ts";
import { usageAccess } from "./usage.access.ts";
import type { Reservation, UsageRequest } from "./usage-input.ts";

/**
 * Reserves and settles at once, for a known amount of work in the open transaction. A rollback undoes it.
 * Throws `limit_reached`. Locks the counter until the transaction ends, so call it late.
 */
export const spendUsage = command(
  "usage.spend",
  usageAccess.spend,
  (ctx, input: UsageRequest): Promise<Reservation> => takeUsage(ctx, input, { isSpent: true }),
);
