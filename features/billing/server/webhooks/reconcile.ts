import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { listOpenIntents } from "../checkout/checkout-intent.repository.ts";
import { endOldCheckouts } from "../checkout/end-old-checkouts.ts";
import { moveCheckout } from "../checkout/move-checkout.ts";
import { syncCheckout } from "../checkout/sync-checkout.ts";
import { closeSubscriptions } from "../closing/close-subscriptions.ts";
import { modeOf } from "../mode-of.ts";
import { describeFailure } from "../stripe/describe-failure.ts";
import { listDueSubscriptions } from "../subscriptions/subscription.repository.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { performWebhook } from "./perform-webhook.ts";
import { listLateEvents } from "./webhook-event.repository.ts";

const minuteMs = 60_000;
const limit = 200;

/** Repairs what an event that never came, or that failed too often, left behind. */
export function reconcile(billing: BillingOptions): Job<Record<string, never>> {
  return defineJob({
    name: "billing.reconcile",
    payload: z.object({}),
    schedule: "*/15 * * * *",
    async perform(ctx) {
      if (billing.provider === "none") return;
      const mode = modeOf(billing);
      const failures: unknown[] = [];
      const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
      const at = ctx.now();
      const before = new Date(at.getTime() - 10 * minuteMs);

      const events = await query(ctx, ({ db }) => listLateEvents(db, mode.provider, { before, limit }));
      for (const eventId of events) await attempt(performWebhook(billing).perform(ctx, { eventId }));
      const due = await query(ctx, ({ db }) => listDueSubscriptions(db, mode, { at, limit }));
      for (const id of due) await attempt(syncSubscription(ctx, billing, id));
      const open = await query(ctx, ({ db }) => listOpenIntents(db, mode, { before, limit }));
      for (const { id, session_id: sessionId, expires_at: expiresAt } of open) {
        if (sessionId) await attempt(syncCheckout(ctx, billing, sessionId));
        else if (expiresAt < at) await attempt(moveCheckout(ctx, { id, from: ["open"], to: "expired" }));
      }
      failures.push(...(await closeSubscriptions(ctx, billing)));
      await attempt(endOldCheckouts(ctx, billing));
      for (const error of failures) ctx.log.warn(describeFailure(error), "billing could not be reconciled");
      if (failures.length > 0)
        throw new Error(`${failures.length} parts of billing could not be reconciled.`);
    },
  });
}
