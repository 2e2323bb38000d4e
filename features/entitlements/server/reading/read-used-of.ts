import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { listCounters } from "./counter.repository.ts";

/**
 * A workspace's usage over all counted periods, including open reservations. Part of a command or query of
 * the system.
 */
export async function readUsedOf(ctx: Ctx, workspaceId: string, of: EntitlementKey): Promise<number> {
  const counters = await listCounters(ctx.db, [workspaceId], new Date(0));
  return counters
    .filter(({ entitlement }) => entitlement === of)
    .reduce((sum, { used, reserved }) => sum + used + reserved, 0);
}
