import type { BillingInterval } from "../../contract/billing-interval.ts";
import { formatPrice, type Plan } from "./plan.ts";

/** What a plan costs at once. */
export interface ChosenPrice {
  interval: BillingInterval;
  /** "$29.99" */
  text: string;
  /** Undefined where the plan is not sold over the internet. */
  priceId: string | undefined;
}

/** The price for a month or a year; for a month where the plan has none for a year. */
export function priceOf(plan: Plan, interval: BillingInterval): ChosenPrice {
  if (interval === "year" && plan.yearly) {
    return { interval, text: formatPrice(plan.yearly.dollars), priceId: plan.yearly.priceId };
  }
  return { interval: "month", text: formatPrice(plan.priceMonthly), priceId: plan.priceId };
}
