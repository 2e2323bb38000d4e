import type { BillingInterval } from "../../contract/billing-interval.ts";
import { formatPrice, type Plan } from "./plan.ts";

/** Price of a plan per interval. */
export interface ChosenPrice {
  interval: BillingInterval;
  /** "$29.99" */
  text: string;
  /** Undefined for a plan not sold online. */
  priceId: string | undefined;
}

/** The yearly price if wanted and present, else the monthly one. */
export function priceOf(plan: Plan, interval: BillingInterval): ChosenPrice {
  if (interval === "year" && plan.yearly) {
    return { interval, text: formatPrice(plan.yearly.dollars), priceId: plan.yearly.priceId };
  }
  return { interval: "month", text: formatPrice(plan.priceMonthly), priceId: plan.priceId };
}
