import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { deleteBudgetRoute, listBudgetsRoute, setBudgetRoute } from "../contract/routes.ts";
import { listBudgets } from "./budgets/budget.repository.ts";
import { deleteBudget } from "./budgets/delete-budget.ts";
import { setBudget } from "./budgets/set-budget.ts";
import { usageBudgetAccess } from "./budgets/usage-budget.access.ts";

/** Per person. Each change is an event of the trail. */
const changeLimit = { name: "usage_budget.change", burst: 60, perMinute: 30 };

export function budgetRoutes(app: App): void {
  app.route(listBudgetsRoute, async (ctx, { query: { cursor, limit } }) => {
    const { workspaceId } = userOf(ctx);
    const rows = await query(ctx, usageBudgetAccess.list, ({ db }) =>
      listBudgets(db, { workspaceId, after: cursor, limit: limit + 1 }),
    );
    return pageOfRows(rows, limit, ({ scope, scopeId, entitlement }) => `${scope}/${scopeId}/${entitlement}`);
  });
  app.route(setBudgetRoute, async (ctx, { params, body }) => {
    await requireToken(ctx, changeLimit, userOf(ctx).userId);
    return setBudget(ctx, { ...params, ...body });
  });
  app.route(deleteBudgetRoute, async (ctx, { params }) => {
    await requireToken(ctx, changeLimit, userOf(ctx).userId);
    await deleteBudget(ctx, params);
    return undefined;
  });
}
