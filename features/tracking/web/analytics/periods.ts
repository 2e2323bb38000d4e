import type { AnalyticsPeriod } from "../../contract/analytics.ts";

export const periods: readonly { value: AnalyticsPeriod; label: string; before: string }[] = [
  { value: "24h", label: "24 h", before: "the 24 hours before" },
  { value: "7d", label: "7 d", before: "the 7 days before" },
  { value: "30d", label: "30 d", before: "the 30 days before" },
  { value: "12m", label: "12 months", before: "the 12 months before" },
];

/** The period of comparison, as part of a sentence. */
export function nameTimeBefore(period: AnalyticsPeriod): string {
  return periods.find(({ value }) => value === period)?.before ?? "";
}
