import type Stripe from "stripe";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { snapshotOf } from "../subscriptions/snapshot.ts";
import { findSubscription, type StoredSubscription } from "../subscriptions/subscription.repository.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { listLiveSubscriptionIds, listWorkspacesWithSeveral } from "./live-subscription.repository.ts";
import { endFinding, recordFinding } from "./record-finding.ts";
import { runWithBackoff } from "./run-with-backoff.ts";

/** An unclaimed checkout is cancelled after a week. */
const unclaimedSeconds = 8 * 86_400;

/**
 * Reconciles running subscriptions with our rows in both directions; differences are synced. Records a
 * finding for a subscription of ours without a workspace, and for a workspace with several.
 */
export async function compareSubscriptions(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const stripe = await stripeClient(ctx.services, billing);
  const seen = new Set<string>();
  let drift = 0;
  const readAgain = async (objectId: string) => {
    drift += 1;
    await runWithBackoff(ctx, mode, { kind: "subscription", objectId }, () =>
      syncSubscription(ctx, billing, objectId),
    );
  };
  for await (const subscription of stripe.subscriptions.list({ limit: 100 })) {
    seen.add(subscription.id);
    const stored = await query(ctx, ({ db }) => findSubscription(db, mode, subscription.id));
    if (stored ? !isSame(stored, subscription) : true) await readAgain(subscription.id);
    if (!stored) await findUnknown(ctx, billing, subscription);
  }
  for (let afterId = ""; ; ) {
    const ids = await query(ctx, ({ db }) => listLiveSubscriptionIds(db, mode, { afterId, limit: 500 }));
    for (const id of ids) if (!seen.has(id)) await readAgain(id);
    afterId = ids.at(-1) ?? "";
    if (ids.length < 500) break;
  }
  for (const { workspace_id: objectId, ids } of await query(ctx, ({ db }) =>
    listWorkspacesWithSeveral(db, mode),
  )) {
    const finding = { kind: "several_subscriptions" as const, objectId, facts: { subscriptions: ids } };
    await recordFinding(ctx, { mode, finding });
  }
  ctx.log.info({ drift, listed: seen.size }, "subscriptions were compared with the provider");
}

function isSame(stored: StoredSubscription, subscription: Stripe.Subscription): boolean {
  const { status, priceId, cancelAt, periodEndsAt } = snapshotOf(subscription);
  const isAt = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
  return (
    stored.status === status &&
    stored.price_id === priceId &&
    isAt(stored.cancel_at, cancelAt) &&
    isAt(stored.period_ends_at, periodEndsAt)
  );
}

/** Other products may use the same account. Our metadata identifies ours. */
async function findUnknown(
  ctx: Ctx,
  billing: BillingOptions,
  subscription: Stripe.Subscription,
): Promise<void> {
  const mode = modeOf(billing);
  const { id: objectId, created, metadata } = subscription;
  const isLate = ctx.now().getTime() / 1_000 - created > unclaimedSeconds;
  if (!metadata.checkout_intent_id || !isLate) return;
  if (await query(ctx, ({ db }) => findSubscription(db, mode, objectId))) {
    return endFinding(ctx, { mode, kind: "subscription_unknown", objectId });
  }
  const facts = { checkout: metadata.checkout_intent_id };
  await recordFinding(ctx, { mode, finding: { kind: "subscription_unknown", objectId, facts } });
}
