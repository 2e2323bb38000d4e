import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import { checkoutCompleted } from "../../contract/events.ts";
import { consumeIntent, type MovedIntent } from "./checkout-intent.repository.ts";

/** Marks the checkout as consumed by the user; false when it already was. Part of a command. */
export async function markCheckoutUsed(ctx: Ctx, id: string): Promise<boolean> {
  const moved = await consumeIntent(ctx.db, id, ctx.now());
  if (moved) publishIfCompleted(ctx, id, moved);
  return moved !== undefined;
}

/** Publishes `checkout.completed` for a visitor's checkout that this transaction completes. */
export function publishIfCompleted(ctx: Ctx, id: string, { isNewlyCompleted }: MovedIntent): void {
  if (!isNewlyCompleted) return;
  ctx.publish(checkoutCompleted, { workspaceId: installationWorkspaceId, objectId: id, payload: {} });
}
