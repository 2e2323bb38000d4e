import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import {
  AnalyticsOverview,
  AnalyticsQuery,
  PageVitalsPage,
  PageVitalsQuery,
  RankedNames,
  RankedQuery,
} from "./analytics.ts";
import { EventBatch } from "./event-batch.ts";

const ofVisitors = { tag: "tracking", access: "public" } as const;
const ofAdmins = { tag: "tracking", access: "admin" } as const;

export const giveSaltRoute = route({
  ...ofVisitors,
  method: "GET",
  path: "/api/v1/tracking/salt",
  id: "giveTrackingSalt",
  summary:
    "A salt for the fingerprint of one browser until the end of the day (UTC); it is stored nowhere here",
  reply: z.object({ salt: z.string(), endsAt: z.iso.datetime() }),
});

export const addEventsRoute = route({
  ...ofVisitors,
  method: "POST",
  path: "/api/v1/tracking/events",
  id: "addTrackingEvents",
  summary: "Add measurements and trial steps that only the page sees",
  body: EventBatch,
});

export const readAnalyticsRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/analytics",
  id: "readAnalytics",
  summary: "Get visitors, sessions, page views and the trial funnel, compared with the preceding period",
  query: AnalyticsQuery,
  reply: AnalyticsOverview,
});

export const listRankedNamesRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/analytics/names",
  id: "listAnalyticsNames",
  summary: "List pages, referrers, devices, browsers or languages, most frequent first",
  query: RankedQuery,
  reply: RankedNames,
});

export const listPageVitalsRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/analytics/vitals",
  id: "listAnalyticsVitals",
  summary: "List web vitals by page at the 75th percentile, most measured pages first",
  query: PageVitalsQuery,
  reply: PageVitalsPage,
});
