import { command } from "#platform/server/command.ts";
import { takeUsage } from "./take-usage.ts";
import { usageAccess } from "./usage.access.ts";
import type { Reservation, UsageRequest } from "./usage-input.ts";

/**
 * Reserves `amount` before its use. Throws `limit_reached` when the limit of the workspace, user or agent
 * leaves no room. Idempotent by request id. Settle or release it; otherwise a job releases it after 15
 * minutes.
 */
export const reserveUsage = command(
  "usage.reserve",
  usageAccess.reserve,
  (ctx, input: UsageRequest): Promise<Reservation> => takeUsage(ctx, input, { isSpent: false }),
);
