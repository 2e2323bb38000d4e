import { z } from "zod";
import { query } from "#platform/server/command.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import { noteFailure } from "../admin/note-failure.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { finishWebhook } from "./finish-webhook.ts";
import { readObject } from "./read-object.ts";
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
        await readObject(ctx, billing, objectId);
      } catch (error) {
        await noteFailure(ctx, { mode, kind: "webhook", objectId: eventId, error });
        throw error;
      }
      await finishWebhook(ctx, { provider: mode.provider, eventId });
    },
  });
}
