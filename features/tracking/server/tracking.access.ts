import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, anyone, system } from "#platform/server/access/who.ts";

/** Visits contain no person, so any visitor may add to them. Nobody can read them. */
export const trackingAccess = defineAccess("tracking", {
  add_events: [anyone],
});

/** The counts of visits. */
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
