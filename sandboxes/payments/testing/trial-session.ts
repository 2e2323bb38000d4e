import type Stripe from "stripe";

/** The product's parameters for a trial without a card. */
export const trialSession = {
  mode: "subscription",
  ui_mode: "embedded_page",
  redirect_on_completion: "never",
  line_items: [{ price: "price_sbx_business", quantity: 1 }],
  payment_method_collection: "if_required",
  subscription_data: {
    trial_period_days: 14,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    metadata: { checkout_intent_id: "intent" },
  },
  customer_email: "ann@example.com",
  client_reference_id: "intent",
  metadata: { checkout_intent_id: "intent" },
  allow_promotion_codes: true,
  automatic_tax: { enabled: false },
  billing_address_collection: "auto",
  locale: "auto",
} satisfies Stripe.Checkout.SessionCreateParams;

/** The same without a trial: paid from the first day. */
export const paidSession = {
  ...trialSession,
  payment_method_collection: "always",
  subscription_data: { metadata: { checkout_intent_id: "intent" } },
} satisfies Stripe.Checkout.SessionCreateParams;

/** A working card. */
export const goodCard = { number: "4242 4242 4242 4242", expMonth: 12, expYear: 2040, cvc: "123" };
