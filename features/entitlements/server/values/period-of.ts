import type { CurrentPlan } from "./current-plan-of.ts";

/** A usage period; `resetsAt` is the start of the next one. */
export interface UsagePeriod {
  startsAt: Date;
  resetsAt: Date;
}

/**
 * A trial is one period. A paid plan has months from its payment day, also when the next payment is reported
 * late or a year was paid. Without a plan: calendar months (UTC).
 */
export function periodOf({ phase, period }: CurrentPlan, now: Date): UsagePeriod {
  if (!period) return calendarMonthOf(now);
  const { startsAt, endsAt } = period;
  if (phase === "trial" && endsAt) {
    return now < endsAt ? { startsAt, resetsAt: endsAt } : monthOf(endsAt, now);
  }
  return monthOf(startsAt, now);
}

function calendarMonthOf(now: Date): UsagePeriod {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { startsAt: new Date(Date.UTC(year, month)), resetsAt: new Date(Date.UTC(year, month + 1)) };
}

/** The month since `anchor` that contains `now`; before it, the first. */
function monthOf(anchor: Date, now: Date): UsagePeriod {
  const months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const begun = Math.max(0, now < addMonths(anchor, months) ? months - 1 : months);
  return { startsAt: addMonths(anchor, begun), resetsAt: addMonths(anchor, begun + 1) };
}

/** The same day and time some months later; in a shorter month its last day. */
function addMonths(anchor: Date, months: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(anchor);
  later.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return later;
}
