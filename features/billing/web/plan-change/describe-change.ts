import { formatDay } from "../subscription/describe-subscription.ts";
import { formatCents } from "./format-cents.ts";

/** What the server says a change would cost. */
export interface Preview {
  planName: string;
  currency: string;
  monthlyCents: number;
  isTaxed?: boolean;
  dueNowCents: number;
  startsAt: string | null;
  nextChargeAt: string | null;
}

export interface ChangeLine {
  label: string;
  value: string;
}

/** A change as a receipt in advance. */
export function describeChange(preview: Preview): ChangeLine[] {
  const { currency, monthlyCents, isTaxed = false, dueNowCents, startsAt, nextChargeAt } = preview;
  const monthly = `${formatCents(monthlyCents, currency)} a month${isTaxed ? " plus tax" : ""}`;
  const isCredit = dueNowCents < 0;
  return [
    { label: "begins", value: startsAt ? formatDay(new Date(startsAt)) : "now" },
    {
      label: isCredit ? "kept for the next invoice" : "due now",
      value: formatCents(Math.abs(dueNowCents), currency),
    },
    nextChargeAt
      ? { label: `from ${formatDay(new Date(nextChargeAt))}`, value: monthly }
      : { label: "afterwards", value: "nothing: the plan is cancelled" },
  ];
}
