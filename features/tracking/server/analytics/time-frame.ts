import type { AnalyticsPeriod } from "../../contract/analytics.ts";

/** The current meaning of a period, and the granularity of its data. */
export interface TimeFrame {
  grain: "hour" | "day";
  unit: "hour" | "day" | "month";
  /** Start of the period before, which ends at `startsAt`. */
  previousStartsAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** Starts of all hours, days or months in the period. */
  points: Date[];
}

const units = { "24h": "hour", "7d": "day", "30d": "day", "12m": "month" } as const;
const lengths = { "24h": 24, "7d": 7, "30d": 30, "12m": 12 } as const;

/** `period` up to the end of the current hour, day or month, in UTC. */
export function timeFrameOf(period: AnalyticsPeriod, now: Date): TimeFrame {
  const unit = units[period];
  const length = lengths[period];
  const at = (offset: number) => beginningOf(unit, now, offset);
  const first = 1 - length;
  return {
    unit,
    grain: unit === "hour" ? "hour" : "day",
    previousStartsAt: at(first - length),
    startsAt: at(first),
    endsAt: at(1),
    points: Array.from({ length }, (_, index) => at(first + index)),
  };
}

/** The start of the unit `offset` units away from the one of `now`. */
function beginningOf(unit: TimeFrame["unit"], now: Date, offset: number): Date {
  const [year, month, day, hour] = [
    now.getUTCFullYear(),
    now.getUTCMonth(),
    now.getUTCDate(),
    now.getUTCHours(),
  ];
  if (unit === "month") return new Date(Date.UTC(year, month + offset, 1));
  if (unit === "day") return new Date(Date.UTC(year, month, day + offset));
  return new Date(Date.UTC(year, month, day, hour + offset));
}
