import type Stripe from "stripe";
import { idOf } from "../subscriptions/snapshot.ts";

/**
 * Which object an event is a reason to read again; null for what means nothing here. Only ids are taken from an event:
 * what became of the object is asked for, so that neither order nor repetition of events matters.
 */
export function objectOf(event: Stripe.Event): string | null {
  if (event.type.startsWith("customer.subscription.")) {
    return (event.data.object as Stripe.Subscription).id;
  }
  if (event.type.startsWith("checkout.session.")) {
    return (event.data.object as Stripe.Checkout.Session).id;
  }
  if (event.type.startsWith("invoice.")) {
    const { parent } = event.data.object as Stripe.Invoice;
    return idOf(parent?.subscription_details?.subscription ?? null) || null;
  }
  if (event.type === "customer.deleted") return (event.data.object as Stripe.Customer).id;
  return null;
}
