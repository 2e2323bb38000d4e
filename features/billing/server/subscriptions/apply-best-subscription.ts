import { putWorkspacePlan } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Mode } from "../billing-options.ts";
import { originOf } from "../origin-of.ts";
import { accessEndOf } from "./access-end-of.ts";
import { type EffectivePlan, findEffectivePlan, lockEffectivePlan } from "./effective-plan.repository.ts";

/**
 * Until the first payment the limits are those of the trial, whatever the provider calls the subscription; so is grace
 * for who has paid before.
 */
function phaseOf({ status, paidSince }: EffectivePlan): "trial" | "paid" | "grace" {
  if (status === "trialing" || !paidSince) return "trial";
  return status === "past_due" ? "grace" : "paid";
}

/**
 * Gives the workspace what its best subscription stands for, in the transaction that stored it. One that has ended
 * gives nothing any more; that there was one stays known.
 */
export async function applyBestSubscription(ctx: Ctx, mode: Mode, workspaceId: string): Promise<void> {
  const origin = originOf(mode);
  // Two subscriptions that change at once would each see the other as it was.
  await lockEffectivePlan(ctx.db, workspaceId);
  const given = await findEffectivePlan(ctx.db, mode, workspaceId);
  if (!given || !origin) return;
  const { planId, quantity, status, createdAt, trialEndsAt, periodEndsAt } = given;
  await putWorkspacePlan(ctx, {
    ...{ workspaceId, origin, planKey: planId, quantity },
    phase: phaseOf(given),
    periodStartsAt: given.periodStartsAt ?? createdAt,
    periodEndsAt: status === "trialing" ? trialEndsAt : periodEndsAt,
    accessEndsAt: accessEndOf(given, ctx.now()),
  });
}
