import { z } from "zod";

const count = z.number().int();

/** Amounts in minor units of the currency. */
const MonthlyRevenue = z.object({ currency: z.string(), cents: z.number().int(), subscriptions: count });

/** Figures over all subscriptions at the current provider and mode. */
export const BillingOverview = z
  .object({
    provider: z.enum(["none", "sandbox", "stripe"]),
    /** True where no real money is charged. */
    isTestMode: z.boolean(),
    /** The provider's dashboard of customers; null where it needs a personal link. */
    dashboardUrl: z.url().nullable(),
    /**
     * Active and past due subscriptions: monthly price, or a twelfth of the yearly one, times quantity.
     * Excludes discounts and tax.
     */
    monthlyRevenue: z.array(MonthlyRevenue),
    trialsRunning: count,
    /** Running trials that end within seven days. */
    trialsEndingSoon: count,
    pastDue: count,
    /** Length of the window in days, for the counts below. */
    windowDays: count,
    /** Subscriptions that had a trial and became paid. */
    conversions: count,
    /** Trials that ended unpaid. */
    trialsLost: count,
    /** Paid subscriptions that ended. */
    churned: count,
    /** Paid subscriptions that ran at the start of the window. */
    paidBefore: count,
    asOf: z.iso.datetime(),
  })
  .meta({ id: "BillingOverview" });
export type BillingOverview = z.infer<typeof BillingOverview>;
