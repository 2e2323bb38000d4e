import { z } from "zod";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { workOffEvent } from "./work-off-event.ts";

const Payload = z.object({ eventId: z.string() });

/** Reads again what an event was about. May run any number of times. */
export function performWebhook(billing: BillingOptions): Job<z.output<typeof Payload>> {
  return defineJob({
    name: "billing.perform_webhook",
    payload: Payload,
    retries: 10,
    async perform(ctx, { eventId }) {
      if (!(await workOffEvent(ctx, billing, eventId))) throw new Error("The event is read again later.");
    },
  });
}
