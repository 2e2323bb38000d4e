import type { AnalyticsOverview } from "../../contract/analytics.ts";

type Unit = AnalyticsOverview["unit"];

const forms: Record<"short" | "long", Record<Unit, Intl.DateTimeFormatOptions>> = {
  short: {
    hour: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    day: { day: "numeric", month: "short" },
    month: { month: "short", year: "2-digit" },
  },
  long: {
    hour: { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
    day: { weekday: "long", day: "numeric", month: "long" },
    month: { month: "long", year: "numeric" },
  },
};

/** Formats the hour, day or month starting at `startsAt`, in UTC like all counts. */
export function formatPoint(startsAt: string, unit: Unit, form: "short" | "long"): string {
  return new Date(startsAt).toLocaleString("en-GB", { ...forms[form][unit], timeZone: "UTC" });
}

/** `15 May, 12:34 UTC` */
export function formatMoment(at: string): string {
  const form = {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  } as const;
  return `${new Date(at).toLocaleString("en-GB", form)} UTC`;
}
