import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { EntitlementKey } from "./entitlement.ts";
import { EntitlementOverride, NewOverride } from "./entitlement-override.ts";
import { PlanEntitlement } from "./plan-entitlement.ts";
import { PlanKey } from "./plan-key.ts";
import { Usage, WorkspaceUsageRow } from "./usage.ts";
import { UsageBudget } from "./usage-budget.ts";

const tag = "entitlements";
const ofWorkspace = z.object({ workspaceId: z.uuid() });
const ofOverride = ofWorkspace.extend({ entitlement: EntitlementKey });

export const readUsageRoute = route({
  method: "GET",
  path: "/api/v1/usage",
  id: "readUsage",
  summary: "Get the plan, limits and usage of the caller's workspace in this period",
  tag,
  access: "user",
  isOpenToVisitors: true,
  reply: Usage,
});

const ofBudget = UsageBudget.omit({ limit: true });

export const listBudgetsRoute = route({
  method: "GET",
  path: "/api/v1/usage/budgets",
  id: "listUsageBudgets",
  summary: "Limits of single users and agents within what the workspace has; for its owners and admins",
  tag,
  access: "workspaceAdmin",
  query: PageQuery,
  reply: pageOf(UsageBudget),
});

export const setBudgetRoute = route({
  method: "PUT",
  path: "/api/v1/usage/budgets/:scope/:scopeId/:entitlement",
  id: "setUsageBudget",
  summary: "Limits what one user or agent of the workspace may use in a period",
  tag,
  access: "workspaceAdmin",
  params: ofBudget,
  body: UsageBudget.pick({ limit: true }),
  reply: UsageBudget,
});

export const deleteBudgetRoute = route({
  method: "DELETE",
  path: "/api/v1/usage/budgets/:scope/:scopeId/:entitlement",
  id: "deleteUsageBudget",
  summary: "Remove a budget; only the workspace's own limit applies then",
  tag,
  access: "workspaceAdmin",
  params: ofBudget,
});

export const listPlanEntitlementsRoute = route({
  method: "GET",
  path: "/api/v1/admin/plan-entitlements",
  id: "listPlanEntitlements",
  summary: "List the entitlements of each plan",
  tag,
  access: "admin",
  query: PageQuery,
  reply: pageOf(PlanEntitlement),
});

export const editPlanEntitlementRoute = route({
  method: "PUT",
  path: "/api/v1/admin/plan-entitlements/:planKey/:entitlement",
  id: "editPlanEntitlement",
  summary: "Change an entitlement of a plan; it applies to every workspace on the plan at once",
  tag,
  access: "admin",
  params: z.object({ planKey: PlanKey, entitlement: EntitlementKey }),
  body: PlanEntitlement.omit({ planKey: true, entitlement: true }),
  reply: PlanEntitlement,
});

export const listOverridesRoute = route({
  method: "GET",
  path: "/api/v1/admin/workspaces/:workspaceId/entitlement-overrides",
  id: "listEntitlementOverrides",
  summary: "List the overrides of a workspace",
  tag,
  access: "admin",
  params: ofWorkspace,
  query: PageQuery,
  reply: pageOf(EntitlementOverride),
});

export const putOverrideRoute = route({
  method: "PUT",
  path: "/api/v1/admin/workspaces/:workspaceId/entitlement-overrides/:entitlement",
  id: "putEntitlementOverride",
  summary: "Override an entitlement of a workspace",
  tag,
  access: "admin",
  params: ofOverride,
  body: NewOverride,
  reply: EntitlementOverride,
});

export const deleteOverrideRoute = route({
  method: "DELETE",
  path: "/api/v1/admin/workspaces/:workspaceId/entitlement-overrides/:entitlement",
  id: "deleteEntitlementOverride",
  summary: "Remove an override; the plan's value applies again",
  tag,
  access: "admin",
  params: ofOverride,
});

export const assignPlanRoute = route({
  method: "PUT",
  path: "/api/v1/admin/workspaces/:workspaceId/plan",
  id: "assignPlan",
  summary: "Assign a plan without payment; it takes precedence over a paid plan",
  tag,
  access: "admin",
  params: ofWorkspace,
  body: z.object({
    planKey: PlanKey,
    /** Null: until it is revoked. */
    accessEndsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    note: z.string().trim().max(500).default(""),
  }),
});

export const unassignPlanRoute = route({
  method: "DELETE",
  path: "/api/v1/admin/workspaces/:workspaceId/plan",
  id: "unassignPlan",
  summary: "Unassign a plan",
  tag,
  access: "admin",
  params: ofWorkspace,
});

export const listWorkspaceUsageRoute = route({
  method: "GET",
  path: "/api/v1/admin/usage",
  id: "listWorkspaceUsage",
  summary: "List workspaces with their plans and usage in this period",
  tag,
  access: "admin",
  query: PageQuery,
  reply: pageOf(WorkspaceUsageRow),
});
