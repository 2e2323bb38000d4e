import type { Ctx } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { listPageVitalsRoute, listRankedNamesRoute, readAnalyticsRoute } from "../../contract/routes.ts";
import { listPageVitals } from "./list-page-vitals.ts";
import { listRankedNames } from "./list-ranked-names.ts";
import { readOverview } from "./read-overview.ts";

/** The sums are nobody's: the system reads them for admins of the installation. */
const asSystem = (ctx: Ctx) => ctx.as({ type: "system", name: "analytics" });

/** What admins see of visits. */
export function analyticsRoutes(app: App): void {
  app.route(readAnalyticsRoute, (ctx, { query }) => readOverview(asSystem(ctx), query.period));
  app.route(listRankedNamesRoute, (ctx, { query }) => listRankedNames(asSystem(ctx), query));
  app.route(listPageVitalsRoute, (ctx, { query }) => listPageVitals(asSystem(ctx), query));
}
