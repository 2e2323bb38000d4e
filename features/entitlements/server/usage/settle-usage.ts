import { command } from "#platform/server/command.ts";
import { endUsage } from "./end-usage.ts";
import { usageAccess } from "./usage.access.ts";
import type { Settlement } from "./usage-input.ts";

/**
 * Settles a reservation with the actual usage, once; false when already done. Throws `usage.request_unknown`.
 */
export const settleUsage = command(
  "usage.settle",
  usageAccess.settle,
  (ctx, { workspaceId, requestId, amount, facts = {} }: Settlement): Promise<boolean> =>
    endUsage(ctx, { workspaceId, requestId, state: "settled", amount, facts }),
);
