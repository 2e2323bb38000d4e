import type { App } from "#platform/server/http/app.ts";
import { listPageVitalsRoute, listRankedNamesRoute, readAnalyticsRoute } from "../../contract/routes.ts";
import { listPageVitals } from "./list-page-vitals.ts";
import { listRankedNames } from "./list-ranked-names.ts";
import { readOverview } from "./read-overview.ts";

/** Routes of analytics for admins. */
export function analyticsRoutes(app: App): void {
  app.route(readAnalyticsRoute, (ctx, { query }) => readOverview(ctx, query.period));
  app.route(listRankedNamesRoute, (ctx, { query }) => listRankedNames(ctx, query));
  app.route(listPageVitalsRoute, (ctx, { query }) => listPageVitals(ctx, query));
}
