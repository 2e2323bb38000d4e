import type Stripe from "stripe";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { runWithBackoff } from "../monitoring/run-with-backoff.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { listUnsettledSessions } from "./checkout-intent.repository.ts";
import { syncCheckout } from "./sync-checkout.ts";

/** The provider retries an event for three days. A session is open for an hour at most. */
const recentSeconds = 3 * 86_400;

/**
 * Settles completed sessions at the provider that neither an event nor a browser reported, also sessions that
 * their checkout no longer refers to. Our own rows alone would not reveal them.
 */
export async function settleOrphanedSessions(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const all = { kind: "checkout" as const, objectId: "recent_sessions" };
  const ids: string[] = [];
  await runWithBackoff(ctx, mode, all, async () => {
    const { sessions } = (await stripeClient(ctx.services, billing)).checkout;
    const created = { gte: Math.floor(ctx.now().getTime() / 1_000) - recentSeconds };
    const asked = { status: "complete" as const, created, limit: 100, expand: ["data.subscription"] };
    for await (const session of sessions.list(asked)) if (isOurs(session)) ids.push(session.id);
  });
  const at = ctx.now();
  for (const objectId of await query(ctx, ({ db }) => listUnsettledSessions(db, mode, { ids, at }))) {
    const work = { kind: "checkout" as const, objectId };
    await runWithBackoff(ctx, mode, work, () => syncCheckout(ctx, billing, objectId));
  }
}

/** Ours, and not cancelled yet. */
function isOurs({ metadata, subscription }: Stripe.Checkout.Session): boolean {
  if (!metadata?.checkout_intent_id) return false;
  return typeof subscription !== "object" || subscription?.status !== "canceled";
}
