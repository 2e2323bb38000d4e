import type { Retention } from "#platform/server/retention/retention.ts";

/** Events and measurements are deleted with their session. */
const visits = { table: "user_sessions", column: "created_at", batch: 1_000 };
const hourly = { column: "starts_at", keepFor: { days: 40 }, where: { grain: "hour" } };
/** Counts are anonymous. They stay so that twelve months can be compared with the twelve before. */
const daily = { column: "starts_at", keepFor: { days: 800 }, where: { grain: "day" } };

export const trackingRetention: Retention[] = [
  // Thirteen months, to compare a month with the same one a year ago.
  { ...visits, keepFor: { days: 395 } },
  { ...visits, keepFor: { days: 7 }, where: { is_bot: true } },
  // A visit ends with its day. Its last measurements may arrive a little later.
  { table: "analytics_measurements", column: "hour", keepFor: { days: 2 } },
  { table: "analytics_visitors", column: "day", keepFor: { days: 41 } },
  { table: "analytics_counts", ...hourly },
  { table: "analytics_vitals", ...hourly },
  { table: "analytics_counts", ...daily },
  { table: "analytics_vitals", ...daily },
];
