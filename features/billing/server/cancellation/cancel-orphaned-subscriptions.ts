import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { runWithBackoff } from "../monitoring/run-with-backoff.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { cancelAtPeriodEnd } from "./cancel-at-period-end.ts";
import { listOrphaned } from "./closing.repository.ts";

/**
 * Ends orphaned subscriptions: their payer left, yet they renew, because somebody resumed them on a
 * provider's page that was still open, or while the payer was leaving again. Nobody shall pay for what they
 * cannot see.
 */
export async function cancelOrphanedSubscriptions(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const mode = modeOf(billing);
  const asked = { at: ctx.now(), limit: 200 };
  for (const objectId of await query(ctx, ({ db }) => listOrphaned(db, mode, asked))) {
    await runWithBackoff(ctx, mode, { kind: "closing", objectId }, async () => {
      await cancelAtPeriodEnd(ctx, billing, objectId);
      await syncSubscription(ctx, billing, objectId);
    });
  }
}
