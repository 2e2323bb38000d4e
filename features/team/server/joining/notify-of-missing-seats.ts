import { readStoredSeats } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { notifyOfSeats } from "./notify-of-seats.ts";

/**
 * Tells those who manage the plan that it has fewer seats than the workspace has members. Nobody is suspended for it.
 * Part of the delivery of a changed plan.
 */
export async function notifyOfMissingSeats(ctx: Ctx, workspaceId: string): Promise<void> {
  const { taken, limit } = await readStoredSeats(ctx, workspaceId);
  // Somebody alone is in nobody's way.
  if (limit === null || taken <= Math.max(1, limit)) return;
  await notifyOfSeats(ctx, { workspaceId, facts: { taken, limit }, path: "/team" });
}
