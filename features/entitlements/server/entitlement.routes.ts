import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import * as contract from "../contract/routes.ts";
import { deleteOverride } from "./overrides/delete-override.ts";
import { listOverridesPage } from "./overrides/list-overrides-page.ts";
import { presentOverride } from "./overrides/override.presenter.ts";
import { putOverride } from "./overrides/put-override.ts";
import { editPlanValue } from "./plan-values/edit-plan-value.ts";
import { listPlanValuesPage } from "./plan-values/list-plan-values-page.ts";
import { assignPlan } from "./plans/assign-plan.ts";
import { unassignPlan } from "./plans/unassign-plan.ts";
import { listWorkspaceUsage } from "./reading/list-workspace-usage.ts";
import { readUsage } from "./reading/read-usage.ts";

/** What admins do they do for workspaces in which they are nobody: the system does it for them, and says for whom. */
const asSystem = (ctx: Ctx) => ctx.as({ type: "system", name: "entitlements" });

export function entitlementRoutes(app: App): void {
  app.route(contract.readUsageRoute, (ctx) => readUsage(ctx));
  app.route(contract.listPlanEntitlementsRoute, (ctx, { query }) => listPlanValuesPage(asSystem(ctx), query));
  app.route(contract.editPlanEntitlementRoute, (ctx, { params, body }) =>
    editPlanValue(asSystem(ctx), { value: { ...params, ...body }, adminId: userOf(ctx).userId }),
  );
  app.route(contract.listOverridesRoute, (ctx, { params, query }) =>
    listOverridesPage(asSystem(ctx), { ...params, ...query }),
  );
  app.route(contract.putOverrideRoute, async (ctx, { params, body }) =>
    presentOverride(
      await putOverride(asSystem(ctx), { ...params, override: body, adminId: userOf(ctx).userId }),
    ),
  );
  app.route(contract.deleteOverrideRoute, async (ctx, { params }) => {
    await deleteOverride(asSystem(ctx), { ...params, adminId: userOf(ctx).userId });
    return undefined;
  });
  app.route(contract.assignPlanRoute, async (ctx, { params, body }) => {
    const accessEndsAt = body.accessEndsAt ? new Date(body.accessEndsAt) : null;
    await assignPlan(asSystem(ctx), { ...params, ...body, accessEndsAt, adminId: userOf(ctx).userId });
    return undefined;
  });
  app.route(contract.unassignPlanRoute, async (ctx, { params }) => {
    await unassignPlan(asSystem(ctx), { ...params, adminId: userOf(ctx).userId });
    return undefined;
  });
  app.route(contract.listWorkspaceUsageRoute, (ctx, { query: { cursor, limit } }) => {
    if (cursor !== undefined && !isUuid(cursor)) {
      fail(platformErrors, "request.invalid", {
        message: "cursor: use the nextCursor of the page before.",
      });
    }
    return listWorkspaceUsage(asSystem(ctx), { after: cursor, limit });
  });
}
