import type { App } from "#platform/server/http/app.ts";
import { sendCsv } from "#platform/server/http/send-csv.ts";
import {
  installationUsageRoutes,
  listModelCallsRoute,
  ownUsageRoutes,
  readModelTrafficRoute,
  workspaceUsageRoutes,
} from "../../../contract/usage-routes.ts";
import { exportUsage } from "./export-usage.ts";
import { listCalls } from "./list-calls.ts";
import { listUsage } from "./list-usage.ts";
import { readTraffic } from "./read-traffic.ts";
import { readUsageOverview } from "./read-usage-overview.ts";
import { reachOf } from "./usage-reach.ts";

export function usageRoutes(app: App): void {
  const reaches = [
    ["own", ownUsageRoutes],
    ["workspace", workspaceUsageRoutes],
    ["installation", installationUsageRoutes],
  ] as const;
  for (const [reach, routes] of reaches) {
    app.route(routes.overview, async (ctx, { query }) => readUsageOverview(ctx, reachOf(ctx, reach), query));
    app.route(routes.rows, async (ctx, { query }) => listUsage(ctx, reachOf(ctx, reach), query));
    app.route(routes.csv, async (ctx, { query, reply }) => {
      await sendCsv(reply, "model-usage.csv", exportUsage(ctx, reachOf(ctx, reach), query));
      return undefined;
    });
  }
  app.route(listModelCallsRoute, (ctx, { query }) => listCalls(ctx, query));
  app.route(readModelTrafficRoute, (ctx, { query }) => readTraffic(ctx, query.period));
}
