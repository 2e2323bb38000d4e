import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Invoice } from "./invoice.ts";
import { ChangePlan, NextPlanReply, PlanChanged, PlanChangePreview, WantedPlan } from "./plan-change.ts";

export const previewPlanChangeRoute = route({
  method: "POST",
  path: "/api/v1/billing/plan-change/preview",
  id: "previewPlanChange",
  summary: "What it would cost to change the plan of the workspace, and when it would begin",
  tag: "billing",
  access: "workspaceAdmin",
  body: WantedPlan,
  reply: PlanChangePreview,
});

export const changePlanRoute = route({
  method: "POST",
  path: "/api/v1/billing/plan-change",
  id: "changePlan",
  summary: "Change the plan of the workspace as it was previewed",
  tag: "billing",
  access: "workspaceAdmin",
  body: ChangePlan,
  reply: PlanChanged,
});

export const readNextPlanRoute = route({
  method: "GET",
  path: "/api/v1/billing/next-plan",
  id: "readNextPlan",
  summary: "What the plan of the workspace becomes with the next period, for owners and admins",
  tag: "billing",
  access: "workspaceAdmin",
  reply: NextPlanReply,
});

export const keepPlanRoute = route({
  method: "DELETE",
  path: "/api/v1/billing/next-plan",
  id: "keepPlan",
  summary: "Takes back what was to begin with the next period: the plan stays as it is",
  tag: "billing",
  access: "workspaceAdmin",
});

export const listInvoicesRoute = route({
  method: "GET",
  path: "/api/v1/billing/invoices",
  id: "listInvoices",
  summary: "Invoices of the workspace, the newest first",
  tag: "billing",
  access: "workspaceAdmin",
  query: PageQuery,
  reply: pageOf(Invoice),
});
