import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { NextPlanReply } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { findPlanNameOfPrice } from "../offer/plan.repository.ts";
import { endsUnpaid } from "./ends-unpaid.ts";
import { findRunningSubscription } from "./find-running-subscription.ts";
import { nextPhaseOf } from "./next-phase-of.ts";

/** What becomes of the plan of the caller's workspace, asked of the provider, who alone knows what is planned. */
export async function readNextPlan(ctx: Ctx, billing: BillingOptions): Promise<NextPlanReply> {
  const running = await findRunningSubscription(ctx, billing);
  if (!running) return { next: null, endsUnpaid: false };
  const { mode, subscription } = running;
  const phase = nextPhaseOf(subscription);
  if (!phase) return { next: null, endsUnpaid: endsUnpaid(subscription) };
  const system = ctx.as({ type: "system", name: "billing" });
  const planName = await query(system, ({ db }) => findPlanNameOfPrice(db, mode, phase.priceId));
  const { quantity, startsAt } = phase;
  return {
    next: { planName: planName ?? null, quantity, startsAt: startsAt.toISOString() },
    endsUnpaid: endsUnpaid(subscription),
  };
}
