import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import { noteFailure } from "../admin/note-failure.ts";
import type { BillingOptions } from "../billing-options.ts";
import { syncCheckout } from "../checkout/sync-checkout.ts";
import { modeOf } from "../mode-of.ts";
import { listSubscriptionsOfCustomer } from "../subscriptions/subscription.repository.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { finishWebhook } from "./finish-webhook.ts";
import { findWaitingObject } from "./webhook-event.repository.ts";

const Payload = z.object({ eventId: z.string() });

/** Reads again what an event was about. May run any number of times. */
export function performWebhook(billing: BillingOptions): Job<z.output<typeof Payload>> {
  return defineJob({
    name: "billing.perform_webhook",
    payload: Payload,
    retries: 10,
    async perform(ctx, { eventId }) {
      const mode = modeOf(billing);
      const objectId = await query(ctx, ({ db }) => findWaitingObject(db, mode.provider, eventId));
      if (!objectId) return;
      try {
        await readAgain(ctx, billing, objectId);
      } catch (error) {
        await noteFailure(ctx, { mode, kind: "webhook", objectId: eventId, error });
        throw error;
      }
      await finishWebhook(ctx, { provider: mode.provider, eventId });
    },
  });
}

async function readAgain(ctx: Ctx, billing: BillingOptions, objectId: string): Promise<void> {
  if (objectId.startsWith("cs_")) return syncCheckout(ctx, billing, objectId);
  if (!objectId.startsWith("cus_")) return syncSubscription(ctx, billing, objectId);
  const mode = modeOf(billing);
  const ids = await query(ctx, ({ db }) => listSubscriptionsOfCustomer(db, mode, objectId));
  for (const id of ids) await syncSubscription(ctx, billing, id);
}
