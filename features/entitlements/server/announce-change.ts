import type { Ctx } from "#platform/server/context.ts";
import { planChanged } from "../contract/events.ts";

/** Tells open pages and other features that a workspace may use something else. Part of the command that changed it. */
export async function announceChange(ctx: Ctx, workspaceId: string): Promise<void> {
  await ctx.emit({ name: "entitlements.changed", workspaceId, data: {} });
  ctx.publish(planChanged, { workspaceId, objectId: workspaceId, payload: {} });
}
