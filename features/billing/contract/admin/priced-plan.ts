import { z } from "zod";

/** A plan that is offered, with what it costs. Amounts in minor units. */
export const PricedPlan = z
  .object({
    id: z.string(),
    name: z.string(),
    currency: z.string(),
    monthlyCents: z.number().int(),
    /** Null: it is sold for a month alone. */
    yearlyCents: z.number().int().nullable(),
    /** The provider charges something else for it, so it is not sold. */
    isDoubtful: z.boolean(),
  })
  .meta({ id: "PricedPlan" });
export type PricedPlan = z.infer<typeof PricedPlan>;
