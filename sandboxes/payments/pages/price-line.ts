import { formatMoney } from "./format-money.ts";

interface Price {
  amountCents: number;
  currency: string;
  interval: string;
  /** Added to the price; absent or null without tax. */
  taxPercent?: number | null;
}

/** Price per period, e.g. `$29.99 / month`. */
export function priceLine({ amountCents, currency, interval, taxPercent }: Price): string {
  const tax = taxPercent === null || taxPercent === undefined ? "" : `, plus ${taxPercent}% tax`;
  return `${formatMoney(amountCents, currency)} / ${interval}${tax}`;
}

/** Price after a trial, e.g. `14 days free, then $29.99 / month`. */
export function priceLineWithTrial(price: Price & { trialDays: number | null }): string {
  const { trialDays } = price;
  if (!trialDays) return priceLine(price);
  return `${trialDays} ${trialDays === 1 ? "day" : "days"} free, then ${priceLine(price)}`;
}
