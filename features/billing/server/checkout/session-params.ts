import type Stripe from "stripe";
import type { CheckoutIntent } from "./checkout-intent.repository.ts";

type Params = Stripe.Checkout.SessionCreateParams;

/** Embedded in the dialog, or on a page of the provider. */
export type CheckoutPage = Pick<Params, "ui_mode" | "redirect_on_completion" | "success_url" | "cancel_url">;

export const embeddedPage: CheckoutPage = { ui_mode: "embedded_page", redirect_on_completion: "never" };

/**
 * Parameters of the provider's session. They depend on the intent alone, so that an idempotency key always
 * comes with the same body. A trial needs no card; without one it ends by itself.
 */
export function sessionParams(
  intent: CheckoutIntent,
  customerId: string | undefined,
  { isTaxed, page }: { isTaxed: boolean; page: CheckoutPage },
): Stripe.Checkout.SessionCreateParams {
  const { id, plan_id: planId, trial_days: trialDays, starts_at: startsAt } = intent;
  const metadata = { checkout_intent_id: id, plan_id: planId };
  return {
    mode: "subscription",
    ...page,
    ...(isTaxed ? taxParams(customerId !== undefined) : {}),
    line_items: [{ price: intent.price_id, quantity: 1 }],
    payment_method_collection: trialDays ? "if_required" : "always",
    subscription_data: {
      ...(trialDays
        ? {
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
          }
        : {}),
      ...(startsAt ? { trial_end: Math.floor(startsAt.getTime() / 1_000) } : {}),
      metadata,
    },
    ...(customerId ? { customer: customerId } : { customer_email: intent.email }),
    client_reference_id: id,
    metadata,
    allow_promotion_codes: true,
    locale: "auto",
    expires_at: Math.floor(intent.expires_at.getTime() / 1_000),
  };
}

/** Tax depends on the address, so a known customer must be able to update it. */
function taxParams(isKnown: boolean): Partial<Params> {
  return {
    automatic_tax: { enabled: true },
    billing_address_collection: "required",
    tax_id_collection: { enabled: true },
    ...(isKnown ? { customer_update: { address: "auto", name: "auto" } } : {}),
  };
}
