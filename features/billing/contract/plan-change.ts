import { z } from "zod";
import { BillingInterval } from "./billing-interval.ts";

/** Which plan, and how many times: seats come with the plan, and several times with several of it. */
export const WantedPlan = z.object({
  planId: z.string().min(1).max(64),
  quantity: z.number().int().min(1).max(100).default(1),
  /** Left out: as it is paid now, where the plan has such a price. */
  interval: BillingInterval.optional(),
});

/** What was there when a change was looked at; it is made only while that still holds. */
export const ChangeBasis = z.object({
  priceId: z.string().min(1).max(200),
  quantity: z.number().int().min(1),
  /** The price that was looked at: a plan may have got another since. */
  offeredPriceId: z.string().min(1).max(200),
  at: z.iso.datetime(),
});

/** What a change would cost, worked out by the provider. Amounts in minor units of `currency`. */
export const PlanChangePreview = z.object({
  planName: z.string(),
  quantity: z.number().int(),
  /** In lower case, as ISO 4217 names it. */
  currency: z.string(),
  interval: BillingInterval,
  /** What one `interval` costs. */
  periodCents: z.number().int(),
  /** What of it is charged the next time, with the discount that still runs then; `periodCents` where none does. */
  nextCents: z.number().int(),
  /** Tax is added to `periodCents` and `nextCents`, and is part of `dueNowCents`. */
  isTaxed: z.boolean(),
  /** What is charged at once; less than nothing is kept for the next invoice. */
  dueNowCents: z.number().int(),
  /** Null: at once. Less than before, and a month after a year, begin when what is paid for ends. */
  startsAt: z.iso.datetime().nullable(),
  /** When the whole price is charged next; null where the subscription ends before. */
  nextChargeAt: z.iso.datetime().nullable(),
  basis: ChangeBasis,
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

export const ChangePlan = WantedPlan.extend({ basis: ChangeBasis });

/** `confirm`: the person confirms it at the provider, under `url`. */
export const PlanChanged = z.object({
  status: z.enum(["changed", "confirm"]),
  url: z.url().nullable(),
});
export type PlanChanged = z.infer<typeof PlanChanged>;

/** What the subscription becomes with its next period, as somebody confirmed it at the provider. */
export const NextPlan = z
  .object({
    /** Null: a price that stands for no plan of this installation. */
    planName: z.string().nullable(),
    quantity: z.number().int(),
    /** Null: neither a month nor a year. */
    interval: BillingInterval.nullable(),
    startsAt: z.iso.datetime(),
  })
  .meta({ id: "NextPlan" });
export type NextPlan = z.infer<typeof NextPlan>;

/** `next` is null where the plan stays as it is. */
export const NextPlanReply = z.object({
  next: NextPlan.nullable(),
  /** A trial with nothing to pay with: the plan ends with it. */
  endsUnpaid: z.boolean(),
});
export type NextPlanReply = z.infer<typeof NextPlanReply>;
