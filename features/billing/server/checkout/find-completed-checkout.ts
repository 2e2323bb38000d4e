import { admits } from "#platform/server/access/authorize.ts";
import type { Actor, Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { canonicalEmail } from "./canonical-email.ts";
import { checkoutAccess } from "./checkout.access.ts";
import type { CheckoutIntent } from "./checkout-intent.repository.ts";
import { claimableMs } from "./claim-cookie.ts";
import { findOwnIntent } from "./find-own-intent.ts";
import { syncCheckout } from "./sync-checkout.ts";

/**
 * This browser's completed, unclaimed checkout, if `actor` may claim it. Asks the provider when no event
 * came. Undefined also when the provider does not answer. `ctx` acts as the system.
 */
export async function findCompletedCheckout(
  ctx: Ctx,
  billing: BillingOptions,
  { headers, actor }: { headers: Record<string, string | string[] | undefined>; actor: Actor },
): Promise<CheckoutIntent | undefined> {
  const find = () => findOwnIntent(ctx, billing, headers);
  const found = await find();
  if (!found || !isFor(actor, found)) return undefined;
  const intent = found.status === "open" ? await follow(ctx, billing, found, find) : found;
  if (intent?.status !== "completed" || !intent.completed_at) return undefined;
  return ctx.now().getTime() - intent.completed_at.getTime() > claimableMs ? undefined : intent;
}

async function follow(
  ctx: Ctx,
  billing: BillingOptions,
  { session_id: sessionId }: CheckoutIntent,
  find: () => Promise<CheckoutIntent | undefined>,
): Promise<CheckoutIntent | undefined> {
  if (!sessionId) return undefined;
  try {
    await syncCheckout(ctx, billing, sessionId);
  } catch (error) {
    ctx.log.warn({ requestId: ctx.requestId, ...describeFailure(error) }, "a checkout could not be read");
    return undefined;
  }
  return find();
}

/**
 * Whether the actor may claim the checkout: the signed-in buyer; for a visitor's checkout a visitor, or a
 * person with its address.
 */
export function isFor(actor: Actor, intent: CheckoutIntent): boolean {
  const { user_id: userId, for_workspace_id: workspaceId } = intent;
  if (actor.type !== "user") return userId === null;
  if (
    !admits(checkoutAccess.claim_for_workspace, { actor, isPart: false }) ||
    canonicalEmail(actor.email) !== canonicalEmail(intent.email)
  )
    return false;
  return (!userId || userId === actor.userId) && (!workspaceId || workspaceId === actor.workspaceId);
}
