import type Stripe from "stripe";
import { idOf } from "../subscriptions/snapshot.ts";

/**
 * The object that an event gives reason to sync; null for irrelevant events. Only ids are taken from an
 * event: the state is read from the provider, so order and repetition of events do not matter.
 */
export function referencedObject(event: Stripe.Event): string | null {
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
  if (byId.has(event.type)) return (event.data.object as { id: string }).id;
  return null;
}

/** Types whose object is synced by its own id. */
const byId = new Set<string>([
  "customer.deleted",
  "price.updated",
  "price.deleted",
  "payment_method.attached",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] satisfies Stripe.Event.Type[]);
