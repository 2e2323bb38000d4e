import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, anyone, system } from "#platform/server/access/who.ts";

/** Visits have no person in them, so whoever looks at a page may add to them, and nobody reads them again. */
export const trackingAccess = defineAccess("tracking", {
  add_events: [anyone],
});

/** The sums of visits. */
export const analyticsAccess = defineAccess("analytics", {
  read: elevated(admin),
  count_sessions: [system],
  count_events: [system],
  count_steps: [system],
  note_counted: [system],
});

/** The public counters. */
export const metricsAccess = defineAccess("metrics", {
  add_requests: [system],
});
