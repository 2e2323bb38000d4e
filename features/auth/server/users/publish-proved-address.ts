import type { Ctx } from "#platform/server/context.ts";
import { addressProved } from "../../contract/events.ts";

/** Tells other features; whoever writes down that an address is proved calls it in the same transaction. */
export function publishProvedAddress(ctx: Ctx, userId: string): void {
  ctx.publish(addressProved, { workspaceId: userId, objectId: userId, payload: { userId } });
}
