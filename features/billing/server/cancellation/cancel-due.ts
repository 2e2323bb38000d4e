import { z } from "zod";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { cancelSubscriptions } from "./cancel-subscriptions.ts";

/** Runs each minute: a payer who left must not be charged for a renewal within the next hour. */
export function cancelDue(billing: BillingOptions): Job<Record<string, never>> {
  return defineJob({
    name: "billing.close_subscriptions",
    payload: z.object({}),
    schedule: "* * * * *",
    async perform(ctx) {
      if (billing.provider === "none") return;
      await cancelSubscriptions(ctx, billing);
    },
  });
}
