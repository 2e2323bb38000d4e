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
  summary: "Revenue, trials, conversions and failed payments of the installation",
  reply: BillingOverview,
});

export const listBilledWorkspacesRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces",
  id: "listBilledWorkspaces",
  summary: "Workspaces with what they are on, the newest first",
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
  summary: "Subscriptions, customers, usage and what is not done, of one workspace",
  params: ofWorkspace,
  reply: WorkspaceBilling,
});

export const readWorkspaceNextPlanRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/next-plan",
  id: "readWorkspaceNextPlan",
  summary: "What becomes of the plan of one workspace with its next period, asked of the provider",
  params: ofWorkspace,
  reply: NextPlanReply,
});

export const listWorkspaceInvoicesRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/invoices",
  id: "listWorkspaceInvoices",
  summary: "Invoices of a workspace's newest customer, asked of the provider",
  params: ofWorkspace,
  query: PageQuery,
  reply: pageOf(Invoice.extend({ dashboardUrl: z.url().nullable() })),
});

export const listBillingHistoryRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/history",
  id: "listBillingHistory",
  summary: "What happened to a workspace's subscriptions, plans and overrides, the newest first",
  params: ofWorkspace,
  query: PageQuery,
  reply: pageOf(BillingHistoryEvent),
});

export const syncWorkspaceBillingRoute = route({
  ...ofAdmins,
  method: "POST",
  path: "/api/v1/admin/billing/workspaces/:workspaceId/sync",
  id: "syncWorkspaceBilling",
  summary: "Reads everything about a workspace again at the provider",
  params: ofWorkspace,
  reply: z.object({ subscriptions: z.number().int() }),
});

export const listPricedPlansRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/plans",
  id: "listPricedPlans",
  summary: "Plans that are offered, with their prices for a month and a year",
  reply: z.object({ plans: z.array(PricedPlan) }),
});

export const setYearlyPriceRoute = route({
  ...ofAdmins,
  method: "PUT",
  path: "/api/v1/admin/billing/plans/:planId/yearly-price",
  id: "setYearlyPrice",
  summary: "Sells a plan for a year, at a price that is made at the provider, or no longer",
  params: z.object({ planId: z.string().min(1).max(64) }),
  /** In minor units; null: sold by the month only. Existing subscribers keep their price. */
  body: z.object({ cents: z.number().int().min(100).max(99_999_999).nullable() }),
});

export const listOutgoingRoute = route({
  ...ofAdmins,
  method: "GET",
  path: "/api/v1/admin/billing/outgoing",
  id: "listBillingOutgoing",
  summary: "What is not done between this installation and its provider, the oldest first",
  query: PageQuery,
  reply: pageOf(PendingItem),
});

export const retryOutgoingRoute = route({
  ...ofAdmins,
  method: "POST",
  path: "/api/v1/admin/billing/outgoing/retry",
  id: "retryBillingOutgoing",
  summary: "Tries at once what waits for the provider",
  body: z.object({ kind: PendingItemKind.extract(["webhook", "closing"]), id: z.string().min(1).max(200) }),
});
