import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Invoice } from "../invoice.ts";
import { NextPlanReply } from "../plan-change.ts";
import { BilledState, BilledWorkspace } from "./billed-workspace.ts";
import { BillingHistoryEvent } from "./billing-history.ts";
import { BillingOverview } from "./billing-overview.ts";
import { PendingItem, PendingItemKind } from "./pending-item.ts";
import { PricedPlan } from "./priced-plan.ts";
import { WorkspaceBilling } from "./workspace-billing.ts";

const ofAdmins = { tag: "billing", access: "admin" } as const;
const ofWorkspace = z.object({ workspaceId: z.uuid() });

export const readBillingOverviewRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/overview",
  id: "readBillingOverview",
  summary: "Get revenue, trials, conversions and failed payments of the installation",
  reply: BillingOverview,
});

export const listBilledWorkspacesRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces",
  id: "listBilledWorkspaces",
  summary: "List workspaces with their plans, newest first",
  query: PageQuery.extend({
    /**
     * Prefix of a workspace's name or an owner's address, or an id of a workspace, customer or subscription.
     */
    search: z.string().trim().max(254).default(""),
    state: BilledState.optional(),
  }),
  reply: pageOf(BilledWorkspace),
});

export const readWorkspaceBillingRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId",
  id: "readWorkspaceBilling",
  summary: "Get the subscriptions, customers, usage and pending items of a workspace",
  params: ofWorkspace,
  reply: WorkspaceBilling,
});

export const readWorkspaceNextPlanRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/next-plan",
  id: "readWorkspaceNextPlan",
  summary: "Get the planned change of a workspace's plan from the payment provider",
  params: ofWorkspace,
  reply: NextPlanReply,
});

export const listWorkspaceInvoicesRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/invoices",
  id: "listWorkspaceInvoices",
  summary: "List the invoices of a workspace's newest customer from the payment provider",
  params: ofWorkspace,
  query: PageQuery,
  reply: pageOf(Invoice.extend({ dashboardUrl: z.url().nullable() })),
});

export const listBillingHistoryRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/history",
  id: "listBillingHistory",
  summary: "List the billing history of a workspace, newest first",
  params: ofWorkspace,
  query: PageQuery,
  reply: pageOf(BillingHistoryEvent),
});

export const syncWorkspaceBillingRoute = route({
  ...ofAdmins,
  method: "POST",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/sync",
  id: "syncWorkspaceBilling",
  summary: "Sync a workspace with the payment provider",
  params: ofWorkspace,
  reply: z.object({ subscriptions: z.number().int() }),
});

export const listPricedPlansRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/plans",
  id: "listPricedPlans",
  summary: "List the offered plans with their monthly and yearly prices",
  reply: z.object({ plans: z.array(PricedPlan) }),
});

export const setYearlyPriceRoute = route({
  ...ofAdmins,
  method: "PUT",
  path: "/api/v1/admin/billing/plans/:planId/yearly-price",
  id: "setYearlyPrice",
  summary: "Set or remove the yearly price of a plan",
  params: z.object({ planId: z.string().min(1).max(64) }),
  /** In minor units; null: sold by the month only. Existing subscribers keep their price. */
  body: z.object({ cents: z.number().int().min(100).max(99_999_999).nullable() }),
});

export const listOutgoingRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/outgoing",
  id: "listBillingOutgoing",
  summary: "List the items pending at the payment provider, oldest first",
  query: PageQuery,
  reply: pageOf(PendingItem),
});

export const retryOutgoingRoute = route({
  ...ofAdmins,
  method: "POST",
  path: "/api/v1/admin/billing/outgoing/retry",
  id: "retryBillingOutgoing",
  summary: "Retry a pending item now",
  body: z.object({ kind: PendingItemKind.extract(["webhook", "closing"]), id: z.string().min(1).max(200) }),
});
