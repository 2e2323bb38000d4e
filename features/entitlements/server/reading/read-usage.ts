import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Usage } from "../../contract/usage.ts";
import { usageBudgetAccess } from "../budgets/usage-budget.access.ts";
import { usageAccess } from "../usage/usage.access.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { listCounters } from "./counter.repository.ts";
import { usageOf } from "./usage-of.ts";
import { readDetails } from "./workspace.repository.ts";

/** Limits and usage of the caller's workspace. */
export async function readUsage(ctx: Ctx): Promise<Usage> {
  const { workspaceId, isVisitor = false } = userOf(ctx);
  const entitlements = await readEntitlements(ctx, workspaceId);
  const { planKey, phase, assignment, periodStartsAt, resetsAt } = entitlements;
  const [details, counters] = await query(ctx, usageAccess.read, ({ db }) =>
    Promise.all([readDetails(db, workspaceId, planKey), listCounters(db, [workspaceId], periodStartsAt)]),
  );
  return {
    ...{ planKey, phase, planName: details.planName },
    assignment: assignment && { endsAt: assignment.endsAt?.toISOString() ?? null },
    periodStartsAt: periodStartsAt.toISOString(),
    periodEndsAt: resetsAt.toISOString(),
    canManage: admits(usageBudgetAccess.set, callerOf(ctx)),
    isVisitor,
    managers: isVisitor ? [] : details.managers,
    entitlements: usageOf(entitlements, counters, details),
  };
}
