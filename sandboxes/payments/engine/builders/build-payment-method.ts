import type Stripe from "stripe";
import { newSandboxId } from "../new-sandbox-id.ts";

/** A card in the API's notation, never with its number. */
export function buildPaymentMethod(input: {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  fingerprint: string;
  name: string | null;
  email: string | null;
  customerId: string;
  created: number;
}): Stripe.PaymentMethod {
  return {
    id: newSandboxId("pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email: input.email, name: input.name, phone: null, tax_id: null },
    card: {
      brand: input.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: input.brand,
      exp_month: input.expMonth,
      exp_year: input.expYear,
      fingerprint: input.fingerprint,
      funding: "credit",
      generated_from: null,
      last4: input.last4,
      networks: { available: [input.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: input.created,
    customer: input.customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}
