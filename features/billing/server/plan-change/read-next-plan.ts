import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { NextPlanReply } from "../../contract/index.ts";
import type { BillingOptions } from "../billing-options.ts";
import { findPlanNameOfPrice } from "../offer/plan.repository.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { findBestSubscription } from "../subscriptions/subscription.repository.ts";
import { askProvider } from "./ask-provider.ts";
import { requireBillingAdmin } from "./billing-admin.ts";
import { nextPhaseOf } from "./next-phase-of.ts";

/** What the caller's workspace is going to have, asked of the provider, who alone knows what is planned. */
export async function readNextPlan(ctx: Ctx, billing: BillingOptions): Promise<NextPlanReply> {
  const found = await findNextPhase(ctx, billing);
  if (!found) return { next: null };
  const { mode, phase } = found;
  const system = ctx.as({ type: "system", name: "billing" });
  const planName = await query(system, ({ db }) => findPlanNameOfPrice(db, mode, phase.priceId));
  const { quantity, startsAt } = phase;
  return { next: { planName: planName ?? null, quantity, startsAt: startsAt.toISOString() } };
}

/** What waits for the next period; absent where nothing does. */
export async function findNextPhase(ctx: Ctx, billing: BillingOptions) {
  if (billing.provider === "none") return undefined;
  const { mode, workspaceId } = await requireBillingAdmin(ctx, billing);
  const known = await findBestSubscription(ctx.services.servicePool, mode, workspaceId);
  // Of somebody who left nothing is decided any more.
  if (!known || known.is_payer_gone || !runningStatuses.has(known.status)) return undefined;
  const stripe = await stripeClient(ctx.services, billing);
  const subscription = await askProvider(
    ctx,
    stripe.subscriptions.retrieve(known.subscription_id, { expand: ["schedule"] }),
  );
  const phase = nextPhaseOf(subscription);
  return phase ? { mode, workspaceId, stripe, subscription, phase } : undefined;
}

const runningStatuses = new Set(["trialing", "active", "past_due"]);
