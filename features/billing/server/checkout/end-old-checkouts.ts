import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { cancelAtOnce } from "../stripe/cancel-at-once.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { idOf } from "../subscriptions/snapshot.ts";
import { deleteEventsBefore } from "../webhooks/webhook-event.repository.ts";
import { deleteEndedIntents, listUnclaimedIntents } from "./checkout-intent.repository.ts";
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
    const webhooks = await deleteEventsBefore(ctx.db, ago(40));
    const workspaceId = installationWorkspaceId;
    if (checkouts + redemptions > 0) {
      await ctx.audit({ act: "checkout.old_deleted", workspaceId, facts: { checkouts, redemptions } });
    }
    if (webhooks > 0) await ctx.audit({ act: "webhook.old_deleted", workspaceId, facts: { webhooks } });
  },
);

/** Checkouts that were completed and became no account within a week end at the provider; no trial was used by them. */
export async function endOldCheckouts(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const before = new Date(ctx.now().getTime() - 7 * dayMs);
  const listed = await query(ctx, ({ db }) =>
    listUnclaimedIntents(db, modeOf(billing), { before, limit: 200 }),
  );
  const stripe = await stripeClient(ctx.services, billing);
  for (const { id, session_id: sessionId } of listed) {
    const { subscription } = await stripe.checkout.sessions.retrieve(sessionId ?? "");
    // Nobody can claim it after a day. Put down last, so that what failed is tried again.
    if (subscription) await cancelAtOnce(ctx, billing, idOf(subscription));
    await moveCheckout(ctx, { id, from: ["completed", "quarantined"], to: "abandoned" });
  }
  await deleteOldCheckouts(ctx, {});
}
