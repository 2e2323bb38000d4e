import { fail, platformErrors } from "#platform/server/errors.ts";
import { longestUsageDays, type UsagePeriod } from "../../../contract/model-usage.ts";

const dayMs = 86_400_000;
const usualDays = 30;

/** Days of UTC, from `startsAt` up to and without `endsAt`, and as many before. */
export interface UsageFrame {
  from: string;
  to: string;
  startsAt: Date;
  endsAt: Date;
  previousStartsAt: Date;
  days: string[];
}

/** Throws `request.invalid` for a period that ends before it begins or is too long. */
export function usageFrameOf({ from, to }: UsagePeriod, now: Date): UsageFrame {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(new Date(Date.parse(last) - (usualDays - 1) * dayMs));
  const startsAt = new Date(first);
  const endsAt = new Date(Date.parse(last) + dayMs);
  const length = (endsAt.getTime() - startsAt.getTime()) / dayMs;
  if (length < 1 || length > longestUsageDays) {
    fail(platformErrors, "request.invalid", {
      message: `Choose a period of 1 to ${longestUsageDays} days, its first day before its last.`,
    });
  }
  return {
    ...{ from: first, to: last, startsAt, endsAt },
    previousStartsAt: new Date(startsAt.getTime() - length * dayMs),
    days: Array.from({ length }, (_, index) => dayOf(new Date(startsAt.getTime() + index * dayMs))),
  };
}

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
