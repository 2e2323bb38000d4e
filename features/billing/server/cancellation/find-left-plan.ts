import { type Ctx, userOf } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { askProvider } from "../plan-change/ask-provider.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { findBestSubscription } from "../subscriptions/best-subscription.repository.ts";

/**
 * The running subscription that the caller paid for until they left this workspace, now that they are back
 * and nobody has taken it over. The provider knows its payer; our row was deleted when they left.
 */
export async function findLeftPlan(ctx: Ctx, billing: BillingOptions) {
  if (billing.provider === "none") return undefined;
  const { userId, workspaceId } = userOf(ctx);
  const mode = modeOf(billing);
  const known = await findBestSubscription(ctx.services.servicePool, mode, workspaceId);
  if (!known?.is_payer_gone || known.is_taken_over || !runningStatuses.has(known.status)) return undefined;
  const stripe = await stripeClient(ctx.services, billing);
  const subscription = await askProvider(
    ctx,
    stripe.subscriptions.retrieve(known.subscription_id, { expand: ["customer"] }),
  );
  const { customer, status } = subscription;
  if (typeof customer === "string" || customer.deleted || !runningStatuses.has(status)) return undefined;
  const { user_id: payerId, workspace_id: paidId } = customer.metadata;
  if (payerId !== userId || paidId !== workspaceId) return undefined;
  const left = { mode, userId, workspaceId, subscriptionId: subscription.id, customerId: customer.id };
  return { ...left, stripe, isEnding: subscription.cancel_at_period_end || subscription.cancel_at !== null };
}

/** A subscription with a failed payment ended when they left. */
const runningStatuses = new Set<string>(["trialing", "active"]);
