import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import * as contract from "../contract/routes.ts";
import { deleteOverride } from "./overrides/delete-override.ts";
import { listOverridesPage } from "./overrides/list-overrides-page.ts";
import { presentOverride } from "./overrides/override.presenter.ts";
import { setOverride } from "./overrides/set-override.ts";
import { editPlanValue } from "./plan-values/edit-plan-value.ts";
import { listPlanValuesPage } from "./plan-values/list-plan-values-page.ts";
import { assignPlan } from "./plans/assign-plan.ts";
import { unassignPlan } from "./plans/unassign-plan.ts";
import { listWorkspaceUsage } from "./reading/list-workspace-usage.ts";
import { readUsage } from "./reading/read-usage.ts";

export function entitlementRoutes(app: App): void {
  app.route(contract.readUsageRoute, (ctx) => readUsage(ctx));
  app.route(contract.listPlanEntitlementsRoute, (ctx, { query }) => listPlanValuesPage(ctx, query));
  app.route(contract.editPlanEntitlementRoute, (ctx, { params, body }) =>
    editPlanValue(ctx, { ...params, ...body }),
  );
  app.route(contract.listOverridesRoute, (ctx, { params, query }) =>
    listOverridesPage(ctx, { ...params, ...query }),
  );
  app.route(contract.putOverrideRoute, async (ctx, { params, body }) =>
    presentOverride(await setOverride(ctx, { ...params, override: body })),
  );
  app.route(contract.deleteOverrideRoute, async (ctx, { params }) => {
    await deleteOverride(ctx, params);
    return undefined;
  });
  app.route(contract.assignPlanRoute, async (ctx, { params, body }) => {
    const accessEndsAt = body.accessEndsAt ? new Date(body.accessEndsAt) : null;
    await assignPlan(ctx, { ...params, ...body, accessEndsAt });
    return undefined;
  });
  app.route(contract.unassignPlanRoute, async (ctx, { params }) => {
    await unassignPlan(ctx, params);
    return undefined;
  });
  app.route(contract.listWorkspaceUsageRoute, (ctx, { query: { cursor, limit } }) =>
    listWorkspaceUsage(ctx, { after: readIdCursor(cursor), limit }),
  );
}
