import { command } from "#platform/server/command.ts";
import { takeUsage } from "./take-usage.ts";
import { usageAccess } from "./usage.access.ts";
import type { Reservation, UsageRequest } from "./usage-input.ts";

/**
 * Sets `amount` aside before it is used; throws `limit_reached` when the workspace, the user or the agent has no room.
 * Settle or release it: what is not is released after a quarter of an hour. The same request again reserves nothing.
 */
export const reserveUsage = command(
  "usage.reserve",
  usageAccess.reserve,
  (ctx, input: UsageRequest): Promise<Reservation> => takeUsage(ctx, input, { isSpent: false }),
);
