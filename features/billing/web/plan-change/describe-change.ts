import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { formatCents } from "./format-cents.ts";

/** The server's preview of a change. */
export interface Preview {
  planName: string;
  currency: string;
  interval: "month" | "year";
  /** Per interval. */
  periodCents: number;
  /** After the discount at the next charge. */
  nextCents?: number;
  isTaxed?: boolean;
  dueNowCents: number;
  startsAt: string | null;
  nextChargeAt: string | null;
  /** Null: as many as one likes. */
  seats: { taken: number; before: number | null; after: number | null; trial?: number | null | undefined };
}

export interface ChangeLine {
  label: string;
  value: string;
}

/** The change as receipt lines. */
export function describeChange(preview: Preview): ChangeLine[] {
  const { currency, interval, periodCents, nextCents = periodCents, isTaxed = false } = preview;
  const { dueNowCents, startsAt, nextChargeAt } = preview;
  const tax = isTaxed ? " plus tax" : "";
  const whole = `${formatCents(periodCents, currency)} a ${interval}${tax}`;
  const isDiscounted = nextChargeAt !== null && nextCents < periodCents;
  const isCredit = dueNowCents < 0;
  return [
    { label: "starts", value: startsAt ? formatDay(new Date(startsAt)) : "today" },
    {
      label: isCredit ? "credit for the next invoice" : "due now",
      value: formatCents(Math.abs(dueNowCents), currency),
    },
    nextChargeAt
      ? {
          label: `from ${formatDay(new Date(nextChargeAt))}`,
          value: isDiscounted ? `${formatCents(nextCents, currency)}${tax}, with the discount` : whole,
        }
      : { label: "afterwards", value: "nothing: the plan is cancelled" },
    ...(isDiscounted ? [{ label: "without the discount", value: whole }] : []),
    { label: "seats", value: describeSeats(preview.seats) },
  ];
}

function describeSeats({ taken, before, after, trial }: Preview["seats"]): string {
  const name = (limit: number | null) => (limit === null ? "unlimited" : String(limit));
  const next = trial === undefined || trial === after ? undefined : trial;
  const steps = [
    ...(before === (next === undefined ? after : next) ? [] : [`${name(before)} now`]),
    ...(next === undefined ? [] : [`${name(next)} in the trial`]),
  ];
  const change = steps.length > 0 ? `${steps.join(", ")}, ${name(after)} then` : name(after);
  return after !== null && taken > after ? `${change}; ${taken} are taken` : change;
}
