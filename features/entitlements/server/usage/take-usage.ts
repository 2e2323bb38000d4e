import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { ceilingOf } from "../values/ceiling-of.ts";
import { readEntitlements } from "../values/read-entitlements.ts";
import { failLimit } from "./fail-limit.ts";
import { reserve } from "./usage.repository.ts";
import type { Reservation, UsageRequest } from "./usage-input.ts";
import { warnWorkspace } from "./warn-workspace.ts";

/** Shared by reserving, spending and recording: one statement and its outcome. */
export async function takeUsage(
  ctx: Ctx,
  request: UsageRequest,
  { isSpent, isForced = false }: { isSpent: boolean; isForced?: boolean },
): Promise<Reservation> {
  const { workspaceId, entitlement, requestId, amount } = request;
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`No amount to use: ${amount}`);
  const entitlements = await readEntitlements(ctx, workspaceId);
  const value = entitlements.values[entitlement];
  const taken = await reserve(ctx.db, {
    ...request,
    periodStartsAt: entitlements.periodStartsAt,
    ceiling: ceilingOf(value),
    softAt: value.limit === null ? null : Math.ceil((value.limit * value.softPercent) / 100),
    isSpent,
    isForced,
    at: ctx.now(),
  });
  if (taken.outcome === "reused") fail(entitlementErrors, "usage.request_reused");
  if (taken.outcome === "refused") failLimit(entitlements, entitlement, taken);
  if (taken.has_crossed) await warnWorkspace(ctx, { workspaceId, entitlement });
  return { requestId, state: taken.outcome, isNew: taken.is_new };
}
