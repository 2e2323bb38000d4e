import type { Retention } from "#platform/server/retention/retention.ts";

/** Their events and measurements go with them. */
const visits = { table: "user_sessions", column: "created_at", batch: 1_000 };
const hourly = { column: "starts_at", keepFor: { days: 40 }, where: { grain: "hour" } };
/** Sums name nobody: twelve months are compared with the twelve before them. */
const daily = { column: "starts_at", keepFor: { days: 800 }, where: { grain: "day" } };

export const trackingRetention: Retention[] = [
  // Thirteen months, so that a month can be looked at beside the same one of last year.
  { ...visits, keepFor: { days: 395 } },
  { ...visits, keepFor: { days: 7 }, where: { is_bot: true } },
  // A visit ends with its day; its last measurements may come a little later.
  { table: "analytics_measurements", column: "hour", keepFor: { days: 2 } },
  { table: "analytics_visitors", column: "day", keepFor: { days: 41 } },
  { table: "analytics_counts", ...hourly },
  { table: "analytics_vitals", ...hourly },
  { table: "analytics_counts", ...daily },
  { table: "analytics_vitals", ...daily },
];
