import type Stripe from "stripe";
import type { Kind, PrivateParts, StoredObjects } from "../storage/stored-objects.ts";

const announcementBeforeEnd = 3 * 24 * 3600;

/** Unix second of an object's next automatic step; null without one. */
export function dueOf(object: StoredObjects[Kind], privatePart: object | undefined): number | null {
  if (object.object === "checkout.session") return object.status === "open" ? object.expires_at : null;
  if (object.object === "invoice") return dueOfInvoice(object);
  if (object.object !== "subscription") return null;
  const isAnnounced = (privatePart as PrivateParts["subscription"] | undefined)?.isTrialEndAnnounced ?? false;
  return dueOfSubscription(object, isAnnounced);
}

/** Time of the trial-end announcement: three days before, at once for shorter trials. */
export function announcesTrialEndAt({
  trial_end: end,
  trial_start: start,
}: Stripe.Subscription): number | null {
  return end === null ? null : Math.max(start ?? 0, end - announcementBeforeEnd);
}

/** End of the present period. */
export function periodEndOf(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.created;
}

function dueOfSubscription(subscription: Stripe.Subscription, isAnnounced: boolean): number | null {
  const { status, cancel_at: cancelAt } = subscription;
  if (!["trialing", "active", "past_due"].includes(status)) return null;
  const announcement = status === "trialing" && !isAnnounced ? announcesTrialEndAt(subscription) : null;
  const expiry = subscription.pending_update?.expires_at;
  return Math.min(
    periodEndOf(subscription),
    cancelAt ?? Infinity,
    announcement ?? Infinity,
    expiry ?? Infinity,
  );
}

function dueOfInvoice(invoice: Stripe.Invoice): number | null {
  if (invoice.status === "draft") return invoice.automatically_finalizes_at;
  return invoice.status === "open" ? invoice.next_payment_attempt : null;
}
