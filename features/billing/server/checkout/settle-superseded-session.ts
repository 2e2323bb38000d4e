import type Stripe from "stripe";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { undoPurchase } from "../stripe/undo-purchase.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { advanceCheckout } from "./advance-checkout.ts";
import { attachSession } from "./attach-session.ts";
import { type CheckoutIntent, findIntent } from "./checkout-intent.repository.ts";

/**
 * Of a checkout that went on at a page of the provider, the frame may have stayed payable where the server died between.
 * What was paid there counts as long as the page can be ended unpaid; else it was paid twice and is undone at once.
 */
export async function settleSupersededSession(
  ctx: Ctx,
  billing: BillingOptions,
  session: Stripe.Checkout.Session,
): Promise<void> {
  if (session.status !== "complete") return;
  const intentId = session.metadata?.checkout_intent_id ?? "";
  const intent = await query(ctx, ({ db }) => findIntent(db, modeOf(billing), intentId));
  // What is none of ours is left alone, and so is one that was not put down yet.
  if (!intent?.session_id || intent.session_id === session.id) return;
  if (await isEndedUnpaid(ctx, billing, intent)) {
    if (await attachSession(ctx, { id: intent.id, sessionId: session.id })) {
      await advanceCheckout(ctx, { id: intent.id, from: ["open"], to: "completed" });
    }
    // Where it is not open any more it is looked at again, as what it became.
    return;
  }
  const subscriptionId = idOf(session.subscription);
  if (subscriptionId) await undoPurchase(ctx, billing, subscriptionId);
}

/** Ends the session that the checkout goes by; false when it is paid, or the checkout is over. */
async function isEndedUnpaid(
  ctx: Ctx,
  billing: BillingOptions,
  { status, session_id: current }: CheckoutIntent,
): Promise<boolean> {
  if (status !== "open" || !current) return false;
  const { sessions } = (await stripeClient(ctx.services, billing)).checkout;
  const left = await sessions.expire(current).catch(() => sessions.retrieve(current));
  return left.status === "expired";
}
