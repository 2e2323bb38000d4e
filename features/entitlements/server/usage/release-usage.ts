import { command } from "#platform/server/command.ts";
import { endUsage } from "./end-usage.ts";
import { usageAccess } from "./usage.access.ts";

/**
 * Releases a reservation: nothing was used. False when already settled or released. Only the caller that
 * created it (`isNew`) may release it. Throws `usage.request_unknown`.
 */
export const releaseUsage = command(
  "usage.release",
  usageAccess.release,
  (ctx, { workspaceId, requestId }: { workspaceId: string; requestId: string }): Promise<boolean> =>
    endUsage(ctx, { workspaceId, requestId, state: "released", amount: 0, facts: {} }),
);
