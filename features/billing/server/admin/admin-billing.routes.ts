import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/admin/routes.ts";
import type { BillingOptions } from "../billing-options.ts";
import { readNextPlanOf } from "../plan-change/read-next-plan.ts";
import { setYearlyPrice } from "../plans/set-yearly-price.ts";
import { listBilledWorkspaces } from "./list-billed-workspaces.ts";
import { listHistoryPage } from "./list-history.ts";
import { listOutgoingPage } from "./list-outgoing.ts";
import { listWorkspaceInvoices } from "./list-workspace-invoices.ts";
import { readOverview } from "./read-overview.ts";
import { readPricedPlans } from "./read-priced-plans.ts";
import { readWorkspaceBilling } from "./read-workspace-billing.ts";
import { retryOutgoing } from "./retry-outgoing.ts";
import { syncWorkspace } from "./sync-workspace.ts";

/** Each of these calls the provider. */
const perAdmin = { name: "billing.admin_asks_provider", burst: 60, perMinute: 60 };

/** Admin routes: read and repair the plans and payments of workspaces. */
export function adminBillingRoutes(billing: BillingOptions): (app: App) => void {
  return (app) => {
    app.route(contract.readBillingOverviewRoute, (ctx) => readOverview(ctx, billing));
    app.route(contract.listBilledWorkspacesRoute, (ctx, { query }) =>
      listBilledWorkspaces(ctx, billing, query),
    );
    app.route(contract.readWorkspaceBillingRoute, (ctx, { params }) =>
      readWorkspaceBilling(ctx, billing, params.workspaceId),
    );
    app.route(contract.listBillingHistoryRoute, (ctx, { params, query }) =>
      listHistoryPage(ctx, { ...params, ...query }),
    );
    app.route(contract.listOutgoingRoute, (ctx, { query }) => listOutgoingPage(ctx, billing, query));
    app.route(contract.listWorkspaceInvoicesRoute, async (ctx, { params, query }) => {
      await requireToken(ctx, perAdmin, userOf(ctx).userId);
      return listWorkspaceInvoices(ctx, billing, { ...params, ...query });
    });
    app.route(contract.readWorkspaceNextPlanRoute, async (ctx, { params }) => {
      await requireToken(ctx, perAdmin, userOf(ctx).userId);
      return readNextPlanOf(ctx, billing, params.workspaceId);
    });
    app.route(contract.syncWorkspaceBillingRoute, async (ctx, { params }) => {
      await requireToken(ctx, perAdmin, userOf(ctx).userId);
      return { subscriptions: await syncWorkspace(ctx, billing, params) };
    });
    app.route(contract.listPricedPlansRoute, async (ctx) => ({
      plans: await readPricedPlans(ctx, billing),
    }));
    app.route(contract.setYearlyPriceRoute, async (ctx, { params, body }) => {
      await requireToken(ctx, perAdmin, userOf(ctx).userId);
      await setYearlyPrice(ctx, billing, { ...params, ...body });
    });
    app.route(contract.retryOutgoingRoute, async (ctx, { body }) => {
      await requireToken(ctx, perAdmin, userOf(ctx).userId);
      await retryOutgoing(ctx, billing, body);
      return undefined;
    });
  };
}
