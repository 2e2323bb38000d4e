import { z } from "zod";
import { BillingInterval } from "./billing-interval.ts";

/** Plan and quantity. Seats are part of the plan; a higher quantity multiplies them. */
export const WantedPlan = z.object({
  planId: z.string().min(1).max(64),
  quantity: z.number().int().min(1).max(100).default(1),
  /** Default: the present interval, where the plan has such a price. */
  interval: BillingInterval.optional(),
});

/** Preconditions from the preview. The change is refused unless they still hold. */
export const ChangeBasis = z.object({
  priceId: z.string().min(1).max(200),
  quantity: z.number().int().min(1),
  /** The previewed price: a plan may have changed its price since. */
  offeredPriceId: z.string().min(1).max(200),
  at: z.iso.datetime(),
});

/** Cost of a change, computed by the provider. Amounts in minor units of `currency`. */
export const PlanChangePreview = z.object({
  planName: z.string(),
  quantity: z.number().int(),
  /** ISO 4217 code in lower case. */
  currency: z.string(),
  interval: BillingInterval,
  /** Price of one `interval`. */
  periodCents: z.number().int(),
  /** Amount of the next full charge, after the discount that still runs then; `periodCents` without one. */
  nextCents: z.number().int(),
  /** Tax is added to `periodCents` and `nextCents`, and included in `dueNowCents`. */
  isTaxed: z.boolean(),
  /** Charged at once; a negative amount is credited to the next invoice. */
  dueNowCents: z.number().int(),
  /** Null: at once. A downgrade, or a month after a year, starts when the paid period ends. */
  startsAt: z.iso.datetime().nullable(),
  /** Next charge of the full price; null when the subscription ends before. */
  nextChargeAt: z.iso.datetime().nullable(),
  /** Seats of the workspace: taken, now and on the wanted plan. Null: as many as one likes. */
  seats: z.object({
    taken: z.number().int(),
    before: z.number().int().nullable(),
    after: z.number().int().nullable(),
    /** Until the trial ends. Absent when there is none. */
    trial: z.number().int().nullable().optional(),
  }),
  basis: ChangeBasis,
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

export const ChangePlan = WantedPlan.extend({ basis: ChangeBasis });

/** `confirm`: the person confirms the change at the provider, under `url`. */
export const PlanChanged = z.object({
  status: z.enum(["changed", "confirm"]),
  url: z.url().nullable(),
});
export type PlanChanged = z.infer<typeof PlanChanged>;

/** The plan of the next period, as confirmed at the provider. */
export const NextPlan = z
  .object({
    /** Null for a price that belongs to no plan of this installation. */
    planName: z.string().nullable(),
    quantity: z.number().int(),
    /** Null for another interval than month or year. */
    interval: BillingInterval.nullable(),
    startsAt: z.iso.datetime(),
  })
  .meta({ id: "NextPlan" });
export type NextPlan = z.infer<typeof NextPlan>;

/** `next` is null when no change is planned. */
export const NextPlanReply = z.object({
  next: NextPlan.nullable(),
  /** A trial without a payment method: the plan ends with it. */
  endsUnpaid: z.boolean(),
});
export type NextPlanReply = z.infer<typeof NextPlanReply>;
