import type Stripe from "stripe";
import type { Mode } from "../billing-options.ts";
import { canonicalEmail } from "../checkout/canonical-email.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";
import { idOf } from "../subscriptions/snapshot.ts";

/**
 * Reason why a session does not qualify for an account. `incomplete` may still complete; the others are
 * final.
 */
export type SessionFault =
  | "incomplete"
  | "other_mode"
  | "not_a_subscription"
  | "unpaid"
  | "other_checkout"
  | "other_price"
  | "not_running"
  | "other_email";

/** A session from the provider, with its subscription expanded. */
export type ReadSession = Stripe.Checkout.Session & { subscription: Stripe.Subscription };

/** Compares the provider's session with our intent; undefined when all matches. */
export function findSessionFault(
  session: Stripe.Checkout.Session,
  intent: CheckoutIntent,
  { isLive }: Mode,
): SessionFault | undefined {
  if (session.livemode !== isLive) return "other_mode";
  if (session.mode !== "subscription") return "not_a_subscription";
  if (session.client_reference_id !== intent.id) return "other_checkout";
  if (session.metadata?.checkout_intent_id !== intent.id) return "other_checkout";
  if (session.status !== "complete") return "incomplete";
  if (session.payment_status !== "paid" && session.payment_status !== "no_payment_required") return "unpaid";
  if (!hasSubscription(session)) return "not_a_subscription";
  const { items, status, customer } = session.subscription;
  if (items.data.length !== 1 || items.data[0]?.price.id !== intent.price_id) return "other_price";
  if (status !== "trialing" && status !== "active") return "not_running";
  if (idOf(customer) !== idOf(session.customer)) return "other_checkout";
  if (canonicalEmail(session.customer_details?.email ?? "") !== canonicalEmail(intent.email))
    return "other_email";
  return undefined;
}

/** Whether the subscription is expanded. */
export function hasSubscription(session: Stripe.Checkout.Session): session is ReadSession {
  return typeof session.subscription === "object" && session.subscription !== null;
}
