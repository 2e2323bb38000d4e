import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Usage } from "../../contract/usage.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { listCounters } from "./counter.repository.ts";
import { usageOf } from "./usage-of.ts";
import { readDetails } from "./workspace.repository.ts";

/** What the caller's workspace has, and what it used of it. */
export async function readUsage(ctx: Ctx): Promise<Usage> {
  const { workspaceId, role, isVisitor = false } = userOf(ctx);
  const entitlements = await readEntitlements(ctx, workspaceId);
  const { planKey, phase, assignment, periodStartsAt, resetsAt } = entitlements;
  // Nobody may read the counters themselves; of the own workspace everybody may know them.
  const service = ctx.as({ type: "system", name: "entitlements" });
  const [details, counters] = await query(service, ({ db }) =>
    Promise.all([readDetails(db, workspaceId, planKey), listCounters(db, [workspaceId], periodStartsAt)]),
  );
  return {
    ...{ planKey, phase, planName: details.planName },
    assignment: assignment && { endsAt: assignment.endsAt?.toISOString() ?? null },
    periodStartsAt: periodStartsAt.toISOString(),
    periodEndsAt: resetsAt.toISOString(),
    canManage: role !== "member" && !isVisitor,
    isVisitor,
    managers: isVisitor ? [] : details.managers,
    entitlements: usageOf(entitlements, counters, details.seats),
  };
}
