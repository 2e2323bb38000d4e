import { setWorkspacePlan } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Mode } from "../billing-options.ts";
import { originOf } from "../origin-of.ts";
import { accessEndOf } from "./access-end-of.ts";
import { type EffectivePlan, findEffectivePlan, lockEffectivePlan } from "./effective-plan.repository.ts";

/**
 * The limits are those of the trial until the first payment, whatever the provider's status. Grace also
 * requires an earlier payment.
 */
function phaseOf({ status, paidSince }: EffectivePlan): "trial" | "paid" | "grace" {
  if (status === "trialing" || !paidSince) return "trial";
  return status === "past_due" ? "grace" : "paid";
}

/**
 * Applies the workspace's best subscription as its plan, in the transaction that stored it. An ended one
 * gives nothing but is kept as history.
 */
export async function applyBestSubscription(ctx: Ctx, mode: Mode, workspaceId: string): Promise<void> {
  const origin = originOf(mode);
  // Concurrent changes of two subscriptions would each miss the other.
  await lockEffectivePlan(ctx.db, workspaceId);
  const given = await findEffectivePlan(ctx.db, mode, workspaceId);
  if (!given || !origin) return;
  const { planId, quantity, status, createdAt, trialEndsAt, periodEndsAt } = given;
  await setWorkspacePlan(ctx, {
    ...{ workspaceId, origin, planKey: planId, quantity },
    phase: phaseOf(given),
    periodStartsAt: given.periodStartsAt ?? createdAt,
    periodEndsAt: status === "trialing" ? trialEndsAt : periodEndsAt,
    accessEndsAt: accessEndOf(given, ctx.now()),
  });
}
