import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { cancelOrphanedSubscriptions } from "../cancellation/cancel-orphaned-subscriptions.ts";
import { cancelSubscriptions } from "../cancellation/cancel-subscriptions.ts";
import { advanceCheckout } from "../checkout/advance-checkout.ts";
import { type CheckoutIntent, listOpenIntents } from "../checkout/checkout-intent.repository.ts";
import { endOldCheckouts } from "../checkout/end-old-checkouts.ts";
import { settleOrphanedSessions } from "../checkout/settle-orphaned-sessions.ts";
import { syncCheckout } from "../checkout/sync-checkout.ts";
import { modeOf } from "../mode-of.ts";
import { runWithBackoff } from "../monitoring/run-with-backoff.ts";
import { listDueSubscriptions } from "../subscriptions/subscription.repository.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { applyWebhookEvent } from "./apply-webhook-event.ts";
import { listLateEvents } from "./webhook-event.repository.ts";

const minuteMs = 60_000;
const limit = 200;

/**
 * Reconciles after events that never came or failed too often. Failures are postponed and shown to admins;
 * they block nothing else.
 */
export function reconcile(billing: BillingOptions): Job<Record<string, never>> {
  return defineJob({
    name: "billing.reconcile",
    payload: z.object({}),
    schedule: "*/15 * * * *",
    async perform(ctx) {
      if (billing.provider === "none") return;
      const mode = modeOf(billing);
      const at = ctx.now();
      const before = new Date(at.getTime() - 10 * minuteMs);
      const late = { at, before, limit };

      for (const eventId of await query(ctx, ({ db }) => listLateEvents(db, mode, late))) {
        await applyWebhookEvent(ctx, billing, eventId);
      }
      for (const objectId of await query(ctx, ({ db }) => listDueSubscriptions(db, mode, { at, limit }))) {
        const sync = () => syncSubscription(ctx, billing, objectId);
        await runWithBackoff(ctx, mode, { kind: "subscription", objectId }, sync);
      }
      for (const intent of await query(ctx, ({ db }) => listOpenIntents(db, mode, late))) {
        await followOpenCheckout(ctx, billing, intent);
      }
      await settleOrphanedSessions(ctx, billing);
      await cancelSubscriptions(ctx, billing);
      await cancelOrphanedSubscriptions(ctx, billing);
      await endOldCheckouts(ctx, billing);
    },
  });
}

async function followOpenCheckout(ctx: Ctx, billing: BillingOptions, intent: CheckoutIntent): Promise<void> {
  const { id, session_id: sessionId, expires_at: expiresAt } = intent;
  if (sessionId) {
    const work = { kind: "checkout" as const, objectId: sessionId };
    await runWithBackoff(ctx, modeOf(billing), work, () => syncCheckout(ctx, billing, sessionId));
  } else if (expiresAt < ctx.now()) await advanceCheckout(ctx, { id, from: ["open"], to: "expired" });
}
