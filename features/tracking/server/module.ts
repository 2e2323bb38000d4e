import type { Module } from "#platform/server/module.ts";
import type { RateLimit } from "#platform/server/rate-limit/take-token.ts";
import { countRequests } from "./count-requests.ts";
import { deleteOldTracking } from "./delete-old-tracking.ts";

/** Per address: a person who clicks through the site stays far below it. */
const visitLimit: RateLimit = { name: "tracking.session", burst: 30, perMinute: 10 };
const eventLimit: RateLimit = { name: "tracking.event", burst: 240, perMinute: 120 };

/** Anonymous usage tracking and the public counters. Visitors add rows; nobody reads them back. */
export const trackingModule: Module = {
  name: "tracking",
  dataApi: {
    tables: [
      { name: "user_sessions", methods: ["insert"], writeLimit: visitLimit },
      { name: "user_events", methods: ["insert"], writeLimit: eventLimit },
    ],
    functions: [{ name: "get_public_metrics" }],
  },
  jobs: [deleteOldTracking],
  mount: countRequests,
};
