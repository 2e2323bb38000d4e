import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { undoPurchase } from "../stripe/undo-purchase.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { findSubscription } from "../subscriptions/subscription.repository.ts";
import { attemptWork } from "../watch/attempt-work.ts";
import { deleteFindingsBefore } from "../watch/finding.repository.ts";
import { endFinding } from "../watch/record-finding.ts";
import { deleteEventsBefore } from "../webhooks/webhook-event.repository.ts";
import { deleteEndedIntents, listUnclaimedIntents } from "./checkout-intent.repository.ts";
import { consumeCheckout } from "./consume-checkout.ts";
import { moveCheckout } from "./move-checkout.ts";
import { deleteRedemptionsBefore } from "./trial-redemption.repository.ts";

const dayMs = 24 * 3_600_000;

/** Removes what has served its purpose: addresses of visitors first of all. */
export const deleteOldCheckouts = command(
  "checkout.delete_old",
  async (ctx, _input: object): Promise<void> => {
    const ago = (days: number) => new Date(ctx.now().getTime() - days * dayMs);
    const checkouts = await deleteEndedIntents(ctx.db, ago(30));
    const redemptions = await deleteRedemptionsBefore(ctx.db, ago(730));
    const findings = await deleteFindingsBefore(ctx.db, ago(365));
    const webhooks = await deleteEventsBefore(ctx.db, ago(40));
    const workspaceId = installationWorkspaceId;
    if (checkouts + redemptions > 0) {
      await ctx.audit({ act: "checkout.old_deleted", workspaceId, facts: { checkouts, redemptions } });
    }
    if (findings > 0)
      await ctx.audit({ act: "billing_finding.old_deleted", workspaceId, facts: { findings } });
    if (webhooks > 0) await ctx.audit({ act: "webhook.old_deleted", workspaceId, facts: { webhooks } });
  },
);

/** Checkouts that were completed and became no account within a week end at the provider; no trial was used by them. */
export async function endOldCheckouts(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const at = ctx.now();
  const asked = { at, before: new Date(at.getTime() - 7 * dayMs), limit: 200 };
  for (const { id, session_id: sessionId } of await query(ctx, ({ db }) =>
    listUnclaimedIntents(db, mode, asked),
  )) {
    const work = { kind: "unclaimed" as const, objectId: sessionId ?? id };
    await attemptWork(ctx, mode, work, () => endCheckout(ctx, billing, id, sessionId ?? ""));
  }
  await deleteOldCheckouts(ctx, {});
}

async function endCheckout(ctx: Ctx, billing: BillingOptions, id: string, sessionId: string): Promise<void> {
  const stripe = await stripeClient(ctx.services, billing);
  const { subscription } = await stripe.checkout.sessions.retrieve(sessionId);
  const subscriptionId = idOf(subscription);
  const mode = modeOf(billing);
  // Whoever paid before pays by the same customer, so the workspace has it without a claim.
  if (await query(ctx, ({ db }) => findSubscription(db, mode, subscriptionId))) {
    return consumeCheckout(ctx, { id });
  }
  // Nobody can claim it after a day. Put down last, so that what failed is tried again.
  if (subscriptionId) await undoPurchase(ctx, billing, subscriptionId);
  await moveCheckout(ctx, { id, from: ["completed", "quarantined"], to: "abandoned" });
  await endFinding(ctx, { mode, kind: "checkout_mismatch", objectId: id });
}
