import type Stripe from "stripe";
import type { CardBehaviour } from "../engine/cards/test-cards.ts";

/** Objects with an id, by the value of their `object` field. */
export interface StoredObjects {
  product: Stripe.Product;
  price: Stripe.Price;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  "checkout.session": Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  subscription_schedule: Stripe.SubscriptionSchedule;
  "test_helpers.test_clock": Stripe.TestHelpers.TestClock;
  "billing_portal.configuration": Stripe.BillingPortal.Configuration;
  "billing_portal.session": Stripe.BillingPortal.Session;
  event: Stripe.Event;
}

export type Kind = keyof StoredObjects;

/** Private state of an object, never shown. */
export interface PrivateParts {
  payment_method: { behaviour: CardBehaviour; fingerprint: string };
  "checkout.session": {
    lineItems: Stripe.LineItem[];
    trialDays: number | null;
    trialEnd: number | null;
    withoutPaymentMethod: "cancel" | "create_invoice" | "pause";
    subscriptionMetadata: Record<string, string>;
    couponId: string | null;
  };
  subscription: {
    isTrialEndAnnounced: boolean;
    couponId: string | null;
    /** Prorations for the next invoice. */
    pendingLines: Stripe.InvoiceLineItem[];
    /** The change to apply once an invoice with a declined charge is paid. */
    pendingChange?: { invoiceId: string; priceId: string; quantity: number } | null;
    /** The change for the next period. */
    nextChange?: { scheduleId: string; priceId: string; quantity: number } | null;
  };
  invoice: { failedSince: number | null };
}

export type PrivatePart<K extends Kind> = K extends keyof PrivateParts
  ? PrivateParts[K]
  : Record<string, never>;

export interface Stored<K extends Kind> {
  object: StoredObjects[K];
  private: PrivatePart<K>;
}
