import { z } from "zod";

/** An offered plan with its prices. Amounts in minor units. */
export const PricedPlan = z
  .object({
    id: z.string(),
    name: z.string(),
    currency: z.string(),
    monthlyCents: z.number().int(),
    /** Null: sold by the month only. */
    yearlyCents: z.number().int().nullable(),
    /** The provider's price differs, so the plan is not sold. */
    isDoubtful: z.boolean(),
  })
  .meta({ id: "PricedPlan" });
export type PricedPlan = z.infer<typeof PricedPlan>;
