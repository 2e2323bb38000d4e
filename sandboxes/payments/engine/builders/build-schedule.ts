import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

interface NewSchedule {
  subscription: Stripe.Subscription;
  /** Price and quantity from the next period on. */
  next: { price: Stripe.Price; quantity: number };
  created: number;
}

/** A subscription schedule: the present phase until the period ends, then the next one. */
export function buildSchedule({ subscription, next, created }: NewSchedule): Stripe.SubscriptionSchedule {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  const { current_period_start: start, current_period_end: end } = item;
  const length = end - start;
  const phaseOf = (price: Stripe.Price, quantity: number, from: number, to: number) =>
    buildPhase({ currency: subscription.currency, price: price.id, quantity, from, to });
  return {
    id: newSandboxId("sub_sched"),
    object: "subscription_schedule",
    application: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: "automatic",
      billing_thresholds: null,
      collection_method: "charge_automatically",
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: "self" },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: "release",
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [
      phaseOf(item.price, item.quantity ?? 1, start, end),
      phaseOf(next.price, next.quantity, end, end + length),
    ],
    released_at: null,
    released_subscription: null,
    status: "active",
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
}

interface NewPhase {
  currency: string;
  price: string;
  quantity: number;
  from: number;
  to: number;
}

function buildPhase(input: NewPhase): Stripe.SubscriptionSchedule.Phase {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: input.currency,
    default_payment_method: null,
    description: null,
    discounts: [],
    end_date: input.to,
    invoice_settings: null,
    items: [
      {
        billing_thresholds: null,
        discounts: [],
        metadata: {},
        plan: input.price,
        price: input.price,
        quantity: input.quantity,
      },
    ],
    metadata: {},
    on_behalf_of: null,
    proration_behavior: "none",
    start_date: input.from,
    transfer_data: null,
    trial_end: null,
  };
}
