import { command } from "#platform/server/command.ts";
import { endUsage } from "./end-usage.ts";
import { usageAccess } from "./usage.access.ts";

/**
 * Gives a reservation back: nothing was used. False when it was settled or released before. Only who made it
 * (`isNew`) calls this. Throws `usage.request_unknown`.
 */
export const releaseUsage = command(
  "usage.release",
  usageAccess.release,
  (ctx, { workspaceId, requestId }: { workspaceId: string; requestId: string }): Promise<boolean> =>
    endUsage(ctx, { workspaceId, requestId, state: "released", amount: 0, facts: {} }),
);
