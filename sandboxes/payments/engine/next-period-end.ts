import type Stripe from "stripe";
import { addMonths } from "./add-months.ts";
import { fromSeconds, toSeconds } from "./seconds.ts";

/** Months per period: the sandbox has monthly and yearly prices. */
export function monthsOf(price: Stripe.Price | undefined): number {
  return price?.recurring?.interval === "year" ? 12 : 1;
}

/** First end of a period of `months`, counted from `anchor`, after `after`; all in Unix seconds. */
export function nextPeriodEnd(anchor: number, after: number, months: number): number {
  const [from, begin] = [fromSeconds(anchor), fromSeconds(after)];
  const apart =
    (begin.getUTCFullYear() - from.getUTCFullYear()) * 12 + begin.getUTCMonth() - from.getUTCMonth();
  const periods = Math.floor(apart / months);
  const candidates = [periods, periods + 1].map((count) => addMonths(from, count * months));
  return toSeconds(candidates.find((end) => end > begin) ?? addMonths(from, (periods + 2) * months));
}
