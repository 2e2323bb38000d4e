import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../../contract/index.ts";
import { periodAccess } from "./period.access.ts";
import { previewPeriod, seePeriods } from "./see-periods.ts";
import { setPeriod } from "./set-period.ts";

/** A preview counts all of a workspace's data of a kind. */
const previewLimit = { name: "retention_period.preview", burst: 30, perMinute: 60 };

export function periodRoutes(app: App): void {
  app.route(contract.listPeriodsRoute, async (ctx) => ({
    items: await seePeriods(ctx),
    maySet: admits(periodAccess.set, callerOf(ctx)),
  }));
  app.route(contract.previewPeriodRoute, async (ctx, { params, query }) => {
    await requireToken(ctx, previewLimit, userOf(ctx).userId);
    return previewPeriod(ctx, { ...params, ...query });
  });
  app.route(contract.setPeriodRoute, async (ctx, { params, body }) => {
    await setPeriod(ctx, { ...params, ...body });
    return undefined;
  });
}
