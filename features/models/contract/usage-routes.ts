import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { type RouteAccess, route } from "#platform/contract/route.ts";
import { ListedCall } from "./listed-call.ts";
import { ModelTraffic, TrafficPeriod } from "./model-traffic.ts";
import { UsageOverview, UsagePeriod, UsageRows, UsageRowsQuery } from "./model-usage.ts";

/** The reports of one reach: their sums, their rows, and a table to download. */
function reports(reach: Reach) {
  const { path, access, name, of } = reach;
  const common = { method: "GET", tag: "models", access } as const;
  return {
    overview: route({
      ...{ ...common, path, id: `read${name}` },
      summary: `Get what models were used for and what it cost, by ${of}, compared with as many days before`,
      query: UsagePeriod,
      reply: UsageOverview,
    }),
    rows: route({
      ...{ ...common, path: `${path}/rows` as const, id: `list${name}` },
      summary: `List the usage of models by ${of}, most expensive first; days newest first`,
      query: UsageRowsQuery,
      reply: UsageRows,
    }),
    csv: route({
      ...{ ...common, path: `${path}/csv` as const, id: `export${name}` },
      summary: `Download the usage of models by ${of} as CSV, one row a day, person, model and purpose`,
      query: UsagePeriod,
    }),
  };
}

interface Reach {
  path: `/api/v1/${string}`;
  access: RouteAccess;
  name: string;
  of: string;
}

export const ownUsageRoutes = reports({
  ...{ path: "/api/v1/model-usage/own", access: "user", name: "OwnModelUsage", of: "the caller" },
});
export const workspaceUsageRoutes = reports({
  ...{ path: "/api/v1/model-usage", access: "workspaceAdmin", name: "ModelUsage", of: "the workspace" },
});
export const installationUsageRoutes = reports({
  ...{ path: "/api/v1/admin/model-usage", access: "admin", name: "AllModelUsage", of: "the installation" },
});

export const listModelCallsRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-calls",
  id: "listModelCalls",
  tag: "models",
  summary: "List the calls of models, newest first, without what was said",
  access: "admin",
  query: PageQuery,
  reply: pageOf(ListedCall),
});

export const readModelTrafficRoute = route({
  method: "GET",
  path: "/api/v1/admin/model-traffic",
  id: "readModelTraffic",
  tag: "models",
  summary: "Get how calls flow from workspaces and purposes to models",
  access: "admin",
  query: z.object({ period: TrafficPeriod.default("hour") }),
  reply: ModelTraffic,
});
