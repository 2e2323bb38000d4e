import { z } from "zod";

const count = z.number().int();

/** Money of one currency, in its minor units. */
const MonthlyRevenue = z.object({ currency: z.string(), cents: z.number().int(), subscriptions: count });

/** Numbers of all subscriptions at who takes the payments now. */
export const BillingOverview = z
  .object({
    provider: z.enum(["none", "sandbox", "stripe"]),
    /** True where money is not real. */
    isTestMode: z.boolean(),
    /** Where the customers of the provider are looked after; null where that needs a link of its own. */
    dashboardUrl: z.url().nullable(),
    /** Active and past due subscriptions: price for a month, or a twelfth of that for a year, × how many times. Discounts and tax are not counted. */
    monthlyRevenue: z.array(MonthlyRevenue),
    trialsRunning: count,
    /** Of these, how many end within seven days. */
    trialsEndingSoon: count,
    pastDue: count,
    /** Within the last `windowDays` days. */
    windowDays: count,
    /** Subscriptions that had a trial and became paid. */
    conversions: count,
    /** Trials that ended without having been paid. */
    trialsLost: count,
    /** Paid subscriptions that ended. */
    churned: count,
    /** Paid subscriptions that ran when these days began. */
    paidBefore: count,
    asOf: z.iso.datetime(),
  })
  .meta({ id: "BillingOverview" });
export type BillingOverview = z.infer<typeof BillingOverview>;
