import type Stripe from "stripe";
import { listOf } from "../list-of.ts";
import { newSandboxId } from "../new-sandbox-id.ts";
import { buildPlan } from "./build-price.ts";

export interface NewSubscription {
  id: string;
  customerId: string;
  price: Stripe.Price;
  quantity: number;
  created: number;
  periodEnd: number;
  trialEnd: number | null;
  withoutPaymentMethod: "cancel" | "create_invoice" | "pause";
  metadata: Record<string, string>;
  paymentMethodId: string | null;
  discountIds: string[];
  isTaxed: boolean;
}

/** A subscription that starts now, on trial or paid. */
export function buildSubscription(input: NewSubscription): Stripe.Subscription {
  return {
    id: input.id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: automaticTax(input.isTaxed),
    billing_cycle_anchor: input.trialEnd ?? input.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created: input.created,
    currency: input.price.currency,
    customer: input.customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.paymentMethodId,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: input.discountIds,
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf([buildItem(input)], `/v1/subscription_items?subscription=${input.id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: input.created,
    status: input.trialEnd === null ? "active" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: input.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: input.withoutPaymentMethod },
    },
    trial_start: input.trialEnd === null ? null : input.created,
  };
}

/** The subscription's tax settings. */
export function automaticTax(isEnabled: boolean): Stripe.Subscription["automatic_tax"] {
  return { disabled_reason: null, enabled: isEnabled, liability: isEnabled ? { type: "self" } : null };
}

function buildItem(input: NewSubscription): Stripe.SubscriptionItem {
  return {
    id: newSandboxId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: input.created,
    current_period_end: input.trialEnd ?? input.periodEnd,
    current_period_start: input.created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: buildPlan(input.price),
    price: input.price,
    quantity: input.quantity,
    subscription: input.id,
    tax_rates: [],
  };
}
