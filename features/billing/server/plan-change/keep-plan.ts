import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { askProvider } from "./ask-provider.ts";
import { requireBillingAdmin } from "./billing-admin.ts";
import { findRunningSubscription } from "./find-running-subscription.ts";
import { nextPhaseOf } from "./next-phase-of.ts";
import { withPlanChangeLock } from "./plan-change-lock.repository.ts";
import { recordKeptPlan } from "./record-kept-plan.ts";

/** Cancels the planned change: releases the subscription's schedule at the provider. */
export async function keepPlan(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const { workspaceId } = await requireBillingAdmin(ctx, billing);
  await withPlanChangeLock(ctx.services, workspaceId, async () => {
    const running = await findRunningSubscription(ctx, billing);
    const phase = running && nextPhaseOf(running.subscription);
    if (!phase) return fail(billingErrors, "next_plan_missing");
    const { stripe, subscription } = running;
    await recordKeptPlan(ctx, { subscriptionId: subscription.id });
    await askProvider(ctx, stripe.subscriptionSchedules.release(phase.scheduleId));
    await syncSubscription(ctx.asSystem("billing"), billing, subscription.id);
  });
}
