import { z } from "zod";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { checkPrices } from "../plans/check-prices.ts";
import { compareSubscriptions } from "./compare-subscriptions.ts";

/** Reconciles prices and subscriptions with the provider each night. */
export function checkPaymentsNightly(billing: BillingOptions): Job<Record<string, never>> {
  return defineJob({
    name: "billing.watch_payments",
    payload: z.object({}),
    schedule: "23 3 * * *",
    retries: 5,
    async perform(ctx) {
      if (billing.provider === "none") return;
      await checkPrices(ctx, billing);
      await compareSubscriptions(ctx, billing);
    },
  });
}
