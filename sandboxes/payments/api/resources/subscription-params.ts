import { z } from "zod";
import { emptyableText, flag, integer, metadata, text } from "../params.ts";

/** The single item of a subscription, with its new price and quantity. */
export const itemParams = z
  .array(z.strictObject({ id: text.optional(), price: text.optional(), quantity: integer.optional() }))
  .max(1);

export const prorationBehavior = z.enum(["always_invoice", "create_prorations", "none"]);

export const updateParams = z.strictObject({
  items: itemParams.optional(),
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal(""), integer]).optional(),
  cancellation_details: z
    .strictObject({ comment: emptyableText.optional(), feedback: emptyableText.optional() })
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  payment_behavior: z
    .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete", "pending_if_incomplete"])
    .optional(),
  default_payment_method: text.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  metadata: metadata.optional(),
  trial_end: z.union([z.literal("now"), integer]).optional(),
});

export type UpdateParams = z.infer<typeof updateParams>;
