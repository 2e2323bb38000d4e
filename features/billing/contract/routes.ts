import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Invoice } from "./invoice.ts";
import { ChangePlan, NextPlanReply, PlanChanged, PlanChangePreview, WantedPlan } from "./plan-change.ts";

export const previewPlanChangeRoute = route({
  method: "POST",
  path: "/api/v1/billing/plan-change/preview",
  id: "previewPlanChange",
  summary: "Preview a change of the workspace's plan: its cost and start",
  tag: "billing",
  access: "workspaceBilling",
  body: WantedPlan,
  reply: PlanChangePreview,
});

export const changePlanRoute = route({
  method: "POST",
  path: "/api/v1/billing/plan-change",
  id: "changePlan",
  summary: "Change the workspace's plan as previewed",
  tag: "billing",
  access: "workspaceBilling",
  body: ChangePlan,
  reply: PlanChanged,
});

export const readNextPlanRoute = route({
  method: "GET",
  path: "/api/v1/billing/next-plan",
  id: "readNextPlan",
  summary: "Get the planned change of the workspace's plan; owners and admins only",
  tag: "billing",
  access: "workspaceBilling",
  reply: NextPlanReply,
});

export const keepPlanRoute = route({
  method: "DELETE",
  path: "/api/v1/billing/next-plan",
  id: "keepPlan",
  summary: "Cancel the planned change of the workspace's plan",
  tag: "billing",
  access: "workspaceBilling",
});

export const listInvoicesRoute = route({
  method: "GET",
  path: "/api/v1/billing/invoices",
  id: "listInvoices",
  summary: "List the workspace's invoices, newest first",
  tag: "billing",
  access: "workspaceBilling",
  query: PageQuery,
  reply: pageOf(Invoice),
});
