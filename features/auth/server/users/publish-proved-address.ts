import type { Ctx } from "#platform/server/context.ts";
import { addressProved } from "../../contract/events.ts";

/** Publishes `address.proved`. Call it in the transaction that marks the address as proved. */
export function publishProvedAddress(ctx: Ctx, userId: string): void {
  ctx.publish(addressProved, { workspaceId: userId, objectId: userId, payload: { userId } });
}
