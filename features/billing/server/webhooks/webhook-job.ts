import { z } from "zod";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { applyWebhookEvent } from "./apply-webhook-event.ts";

const Payload = z.object({ eventId: z.string() });

/** Applies a webhook event. Idempotent. */
export function webhookJob(billing: BillingOptions): Job<z.output<typeof Payload>> {
  return defineJob({
    name: "billing.perform_webhook",
    payload: Payload,
    retries: 10,
    async perform(ctx, { eventId }) {
      if (!(await applyWebhookEvent(ctx, billing, eventId)))
        throw new Error("The event is read again later.");
    },
  });
}
