import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { deleteBudgetRoute, listBudgetsRoute, setBudgetRoute } from "../contract/routes.ts";
import { listBudgets } from "./budgets/budget.repository.ts";
import { deleteBudget } from "./budgets/delete-budget.ts";
import { requireWorkspaceAdmin } from "./budgets/require-workspace-admin.ts";
import { setBudget } from "./budgets/set-budget.ts";

const asSystem = (ctx: Ctx) => ctx.as({ type: "system", name: "entitlements" });

export function budgetRoutes(app: App): void {
  app.route(listBudgetsRoute, async (ctx, { query: { cursor, limit } }) => {
    const { workspaceId } = requireWorkspaceAdmin(ctx);
    const rows = await query(asSystem(ctx), ({ db }) =>
      listBudgets(db, { workspaceId, after: cursor, limit: limit + 1 }),
    );
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const hasMore = rows.length > limit && last;
    return { items, nextCursor: hasMore ? `${last.scope}/${last.scopeId}/${last.entitlement}` : null };
  });
  app.route(setBudgetRoute, (ctx, { params, body }) =>
    setBudget(asSystem(ctx), { ...requireWorkspaceAdmin(ctx), budget: { ...params, ...body } }),
  );
  app.route(deleteBudgetRoute, async (ctx, { params }) => {
    await deleteBudget(asSystem(ctx), { ...requireWorkspaceAdmin(ctx), ...params });
    return undefined;
  });
}
