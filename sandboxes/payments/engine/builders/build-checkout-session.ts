import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

export interface NewCheckoutSession {
  uiMode: Stripe.Checkout.Session.UiMode;
  amountSubtotal: number;
  amountDiscount: number;
  amountTax: number;
  isTaxed: boolean;
  collectsTaxIds: boolean;
  cancelUrl: string | undefined;
  successUrl: string | undefined;
  currency: string;
  allowPromotionCodes: boolean | null;
  billingAddressCollection: Stripe.Checkout.Session.BillingAddressCollection | null;
  clientReferenceId: string | null;
  customer: Stripe.Customer | null;
  customerEmail: string | null;
  discounts: Stripe.Checkout.Session.Discount[];
  expiresAt: number;
  locale: Stripe.Checkout.Session.Locale | null;
  metadata: Record<string, string>;
  paymentMethodCollection: "always" | "if_required";
  redirectOnCompletion: Stripe.Checkout.Session.RedirectOnCompletion | undefined;
  returnUrl: string | undefined;
  created: number;
}

/** An open session for a subscription. Its secret, or the address of its page, grants access. */
export function buildCheckoutSession(
  input: NewCheckoutSession,
  accessOf: (id: string) => { clientSecret: string; hostedUrl: string },
): Stripe.Checkout.Session {
  const id = newSandboxId("cs_test");
  const { clientSecret, hostedUrl } = accessOf(id);
  const isHosted = input.uiMode === "hosted_page";
  const email = input.customer?.email ?? input.customerEmail;
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: input.allowPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: input.amountSubtotal,
    amount_total: input.amountSubtotal - input.amountDiscount + input.amountTax,
    automatic_tax: input.isTaxed
      ? { enabled: true, liability: { type: "self" }, provider: "stripe", status: "complete" }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: input.billingAddressCollection,
    cancel_url: input.cancelUrl ?? null,
    client_reference_id: input.clientReferenceId,
    client_secret: isHosted ? null : clientSecret,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: input.created,
    currency: input.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: input.customer?.id ?? null,
    customer_account: null,
    customer_creation: input.customer ? null : "always",
    customer_details: email === null ? null : customerDetails(email),
    customer_email: input.customerEmail,
    discounts: input.discounts,
    expires_at: input.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: input.locale,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: input.paymentMethodCollection,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    ...(isHosted ? {} : { redirect_on_completion: input.redirectOnCompletion ?? "always" }),
    ...(input.returnUrl === undefined ? {} : { return_url: input.returnUrl }),
    saved_payment_method_options: {
      allow_redisplay_filters: ["always"],
      payment_method_remove: "disabled",
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: input.successUrl ?? null,
    tax_id_collection: { enabled: input.collectsTaxIds, required: "never" },
    total_details: {
      amount_discount: input.amountDiscount,
      amount_shipping: 0,
      amount_tax: input.amountTax,
    },
    ui_mode: input.uiMode,
    url: isHosted ? hostedUrl : null,
    wallet_options: null,
  };
}

/** The buyer as the session shows them. */
export function customerDetails(
  email: string,
  name: string | null = null,
): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
}
