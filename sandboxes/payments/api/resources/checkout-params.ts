import { z } from "zod";
import { flag, integer, metadata, text } from "../params.ts";

const locales = [
  "auto",
  "de",
  "en",
  "en-GB",
  "es",
  "fr",
  "it",
  "ja",
  "nl",
  "pl",
  "pt",
  "pt-BR",
  "zh",
] as const;

const subscriptionData = z.strictObject({
  trial_period_days: integer.optional(),
  trial_end: integer.optional(),
  trial_settings: z
    .strictObject({
      end_behavior: z.strictObject({ missing_payment_method: z.enum(["cancel", "create_invoice", "pause"]) }),
    })
    .optional(),
  metadata: metadata.optional(),
  description: text.optional(),
});

/** Parameters of a checkout session, each by itself. `checkCheckoutRules` checks their combination. */
export const checkoutParams = z.strictObject({
  mode: z.enum(["payment", "setup", "subscription"]),
  ui_mode: z.enum(["elements", "embedded_page", "form", "hosted_page"]).optional(),
  redirect_on_completion: z.enum(["always", "if_required", "never"]).optional(),
  return_url: text.optional(),
  success_url: text.optional(),
  cancel_url: text.optional(),
  line_items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).optional(),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  subscription_data: subscriptionData.optional(),
  customer: text.optional(),
  customer_email: z.string().max(512).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(["auto", "never"]).optional(),
      name: z.enum(["auto", "never"]).optional(),
      shipping: z.enum(["auto", "never"]).optional(),
    })
    .optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  allow_promotion_codes: flag.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }))
    .max(1)
    .optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  locale: z.enum(locales).optional(),
  expires_at: integer.optional(),
});

export type CheckoutParams = z.infer<typeof checkoutParams>;
