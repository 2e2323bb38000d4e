import type { Ctx } from "#platform/server/context.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { listCounters } from "./counter.repository.ts";

/**
 * How much a workspace has used of something in all periods that are counted, with what is set aside for work that is
 * not settled yet. Part of a command or query of the system.
 */
export async function readUsedOf(ctx: Ctx, workspaceId: string, of: EntitlementKey): Promise<number> {
  const counters = await listCounters(ctx.db, [workspaceId], new Date(0));
  return counters
    .filter(({ entitlement }) => entitlement === of)
    .reduce((sum, { used, reserved }) => sum + used + reserved, 0);
}
