import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { findBestSubscription } from "../subscriptions/best-subscription.repository.ts";
import { askProvider } from "./ask-provider.ts";
import { requireBillingAdmin } from "./billing-admin.ts";

/** The caller's workspace's subscription, read from the provider with schedule and customer. */
export async function findRunningSubscription(ctx: Ctx, billing: BillingOptions) {
  if (billing.provider === "none") return undefined;
  return findRunningSubscriptionOf(ctx, billing, await requireBillingAdmin(ctx, billing));
}

/** The same for any workspace. The caller has checked access. */
export async function findRunningSubscriptionOf(
  ctx: Ctx,
  billing: BillingOptions,
  { mode, workspaceId }: { mode: Mode; workspaceId: string },
) {
  const known = await findBestSubscription(ctx.services.servicePool, mode, workspaceId);
  // A subscription of a payer who left cannot be changed.
  if (!known || known.is_payer_gone || !runningStatuses.has(known.status)) return undefined;
  const stripe = await stripeClient(ctx.services, billing);
  const subscription = await askProvider(
    ctx,
    stripe.subscriptions.retrieve(known.subscription_id, { expand: ["schedule", "customer"] }),
  );
  return { mode, workspaceId, stripe, subscription };
}

const runningStatuses = new Set(["trialing", "active", "past_due"]);
