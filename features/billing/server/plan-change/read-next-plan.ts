import type Stripe from "stripe";
import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { NextPlanReply } from "../../contract/index.ts";
import { billingAccess } from "../admin/billing.access.ts";
import type { BillingOptions } from "../billing-options.ts";
import { findNamedPrice } from "../plans/plan.repository.ts";
import { findRunningSubscription, findRunningSubscriptionOf } from "./find-running-subscription.ts";
import { nextPhaseOf } from "./next-phase-of.ts";

/** The planned change of the caller's workspace, from the provider, which alone stores it. */
export async function readNextPlan(ctx: Ctx, billing: BillingOptions): Promise<NextPlanReply> {
  return presentNextPlan(ctx, await findRunningSubscription(ctx, billing));
}

/** The same for any workspace, for an admin of the installation. */
export async function readNextPlanOf(
  ctx: Ctx,
  billing: BillingOptions,
  workspaceId: string,
): Promise<NextPlanReply> {
  authorize(ctx, billingAccess.read);
  const { provider, isLive } = billing;
  if (provider === "none") return presentNextPlan(ctx, undefined);
  const of = { mode: { provider, isLive }, workspaceId };
  return presentNextPlan(ctx, await findRunningSubscriptionOf(ctx, billing, of));
}

async function presentNextPlan(
  ctx: Ctx,
  running: Awaited<ReturnType<typeof findRunningSubscription>>,
): Promise<NextPlanReply> {
  if (!running) return { next: null, endsUnpaid: false };
  const { mode, subscription } = running;
  const phase = nextPhaseOf(subscription);
  if (!phase) return { next: null, endsUnpaid: endsUnpaid(subscription) };
  const system = ctx.asSystem("billing");
  const named = await query(system, ({ db }) => findNamedPrice(db, mode, phase.priceId));
  const { quantity, startsAt } = phase;
  return {
    next: {
      planName: named?.name ?? null,
      interval: named?.interval ?? null,
      quantity,
      startsAt: startsAt.toISOString(),
    },
    endsUnpaid: endsUnpaid(subscription),
  };
}

/** Whether a trial ends without renewal for lack of a payment method. Needs the customer expanded. */
function endsUnpaid({
  status,
  customer,
  default_payment_method: ownMethod,
  default_source: ownSource,
  trial_settings: settings,
}: Stripe.Subscription): boolean {
  if (status !== "trialing" || ownMethod || ownSource) return false;
  if (settings?.end_behavior.missing_payment_method !== "cancel") return false;
  if (typeof customer === "string" || customer.deleted) return false;
  return !customer.invoice_settings.default_payment_method && !customer.default_source;
}
