import type { AnalyticsPoint } from "../../contract/analytics.ts";

export type Measure = Exclude<keyof AnalyticsPoint, "startsAt">;

export const measures: readonly { value: Measure; label: string; meaning: string }[] = [
  {
    value: "visitors",
    label: "Visitors",
    meaning: "Browsers per day: a visitor on three days counts three times.",
  },
  {
    value: "sessions",
    label: "Sessions",
    meaning: "Visits: a new one starts after 30 minutes without activity, and each day.",
  },
  { value: "pageViews", label: "Page views", meaning: "Pages and sections that were opened." },
];
