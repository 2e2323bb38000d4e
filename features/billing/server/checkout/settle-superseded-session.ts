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
 * Settles a completed embedded session of a checkout that continued on the provider's page, which is possible
 * when the server died in between. If the page can be expired unpaid, the payment counts. Otherwise it is a
 * double payment and is refunded.
 */
export async function settleSupersededSession(
  ctx: Ctx,
  billing: BillingOptions,
  session: Stripe.Checkout.Session,
): Promise<void> {
  if (session.status !== "complete") return;
  const intentId = session.metadata?.checkout_intent_id ?? "";
  const intent = await query(ctx, ({ db }) => findIntent(db, modeOf(billing), intentId));
  // Skips sessions that are not ours or not attached yet.
  if (!intent?.session_id || intent.session_id === session.id) return;
  if (await isEndedUnpaid(ctx, billing, intent)) {
    if (await attachSession(ctx, { id: intent.id, sessionId: session.id })) {
      await advanceCheckout(ctx, { id: intent.id, from: ["open"], to: "completed" });
    }
    // When it is no longer open, the next sync settles it in its new state.
    return;
  }
  const subscriptionId = idOf(session.subscription);
  if (subscriptionId) await undoPurchase(ctx, billing, subscriptionId);
}

/** Expires the checkout's present session; false when it is paid or the checkout is over. */
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
