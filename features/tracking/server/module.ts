import type { Module } from "#platform/server/module.ts";
import { analyticsRoutes } from "./analytics/analytics.routes.ts";
import { collectingRoutes } from "./collecting/collecting.routes.ts";
import { eventLimit, sessionLimit } from "./collecting/limits.ts";
import { countRequests } from "./count-requests.ts";
import { countVisits } from "./counting/count-visits.ts";
import { noteTrialSteps } from "./note-trial-steps.ts";
import { trackingRetention } from "./tracking-retention.ts";

/**
 * Anonymous usage tracking, analytics for admins, and the public counters. Nobody can read a single visit.
 */
export const trackingModule: Module = {
  name: "tracking",
  routes: [collectingRoutes, analyticsRoutes],
  dataApi: {
    tables: [
      { name: "user_sessions", methods: ["insert"], writeLimit: sessionLimit },
      { name: "user_events", methods: ["insert"], writeLimit: eventLimit },
    ],
    functions: [{ name: "get_public_metrics" }],
  },
  jobs: [countVisits],
  retention: trackingRetention,
  on: noteTrialSteps,
  mount: countRequests,
};
