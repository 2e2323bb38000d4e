import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import type { Usage } from "../../contract/usage.ts";
import { usageBudgetAccess } from "../budgets/usage-budget.access.ts";
import { usageAccess } from "../usage/usage.access.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { listCounters } from "./counter.repository.ts";
import { usageOf } from "./usage-of.ts";
import { readDetails } from "./workspace.repository.ts";

/** What the page of a guest says: how much they may still write. */
const shownToGuests: readonly EntitlementKey[] = ["messages"];

/** Limits and usage of the caller's workspace. Guests are told neither the rest nor whom to ask. */
export async function readUsage(ctx: Ctx): Promise<Usage> {
  const { workspaceId, isVisitor = false, role } = userOf(ctx);
  const isGuest = role === "guest";
  const entitlements = await readEntitlements(ctx, workspaceId);
  const { planKey, phase, assignment, periodStartsAt, resetsAt } = entitlements;
  const [details, counters] = await query(ctx, usageAccess.read, ({ db }) =>
    Promise.all([readDetails(db, workspaceId, planKey), listCounters(db, [workspaceId], periodStartsAt)]),
  );
  const usage = usageOf(entitlements, counters, details);
  return {
    ...{ planKey, phase, planName: details.planName },
    assignment: assignment && { endsAt: assignment.endsAt?.toISOString() ?? null },
    periodStartsAt: periodStartsAt.toISOString(),
    periodEndsAt: resetsAt.toISOString(),
    canManage: admits(usageBudgetAccess.set, callerOf(ctx)),
    isVisitor,
    managers: isVisitor || isGuest ? [] : details.managers,
    entitlements: isGuest ? usage.filter((one) => shownToGuests.includes(one.entitlement)) : usage,
  };
}
