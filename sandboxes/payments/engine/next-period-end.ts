import type Stripe from "stripe";
import { addMonths } from "./add-months.ts";
import { fromSeconds, toSeconds } from "./seconds.ts";

/** Months of one period of a price: the sandbox has prices for a month and for a year. */
export function monthsOf(price: Stripe.Price | undefined): number {
  return price?.recurring?.interval === "year" ? 12 : 1;
}

/** The first end of a period of `months`, counted from `anchor`, that is after `after`; all in seconds. */
export function nextPeriodEnd(anchor: number, after: number, months: number): number {
  const [from, begin] = [fromSeconds(anchor), fromSeconds(after)];
  const apart =
    (begin.getUTCFullYear() - from.getUTCFullYear()) * 12 + begin.getUTCMonth() - from.getUTCMonth();
  const periods = Math.floor(apart / months);
  const candidates = [periods, periods + 1].map((count) => addMonths(from, count * months));
  return toSeconds(candidates.find((end) => end > begin) ?? addMonths(from, (periods + 2) * months));
}
