import type Stripe from "stripe";

/**
 * A portal configuration with all that the sandbox supports: cards, invoices, plans, cancellation at period
 * end.
 */
export function buildPortalConfiguration(input: {
  id: string;
  isDefault: boolean;
  products: { product: string; prices: string[] }[];
  created: number;
}): Stripe.BillingPortal.Configuration {
  return {
    id: input.id,
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: input.created,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: ["address", "name", "tax_id"], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: "at_period_end",
        proration_behavior: "none",
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ["price"],
        enabled: true,
        products: input.products.map((product) => ({
          ...product,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })),
        proration_behavior: "create_prorations",
        schedule_at_period_end: { conditions: [{ type: "decreasing_item_amount" }] },
        trial_update_behavior: "continue_trial",
      },
    },
    is_default: input.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: input.created,
  };
}
