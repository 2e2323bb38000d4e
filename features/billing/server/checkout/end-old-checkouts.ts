import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { endFinding } from "../monitoring/record-finding.ts";
import { runWithBackoff } from "../monitoring/run-with-backoff.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { undoPurchase } from "../stripe/undo-purchase.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { findSubscription } from "../subscriptions/subscription.repository.ts";
import { advanceCheckout } from "./advance-checkout.ts";
import { listUnclaimedIntents } from "./checkout-intent.repository.ts";
import { consumeCheckout } from "./consume-checkout.ts";

const dayMs = 24 * 3_600_000;

/** Cancels and refunds checkouts that were completed a week ago and never claimed. They count as no trial. */
export async function endOldCheckouts(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const at = ctx.now();
  const asked = { at, before: new Date(at.getTime() - 7 * dayMs), limit: 200 };
  for (const { id, session_id: sessionId } of await query(ctx, ({ db }) =>
    listUnclaimedIntents(db, mode, asked),
  )) {
    const work = { kind: "unclaimed" as const, objectId: sessionId ?? id };
    await runWithBackoff(ctx, mode, work, () => endCheckout(ctx, billing, id, sessionId ?? ""));
  }
}

async function endCheckout(ctx: Ctx, billing: BillingOptions, id: string, sessionId: string): Promise<void> {
  const stripe = await stripeClient(ctx.services, billing);
  const { subscription } = await stripe.checkout.sessions.retrieve(sessionId);
  const subscriptionId = idOf(subscription);
  const mode = modeOf(billing);
  // A former payer pays by the same customer, so the workspace already has the subscription without a claim.
  if (await query(ctx, ({ db }) => findSubscription(db, mode, subscriptionId))) {
    return consumeCheckout(ctx, { id });
  }
  // Claimable for a day only. The state changes last, so that a failure is retried.
  if (subscriptionId) await undoPurchase(ctx, billing, subscriptionId);
  await advanceCheckout(ctx, { id, from: ["completed", "quarantined"], to: "abandoned" });
  await endFinding(ctx, { mode, kind: "checkout_mismatch", objectId: id });
}
