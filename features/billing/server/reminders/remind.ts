import { z } from "zod";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { endUnprovedAccounts } from "./end-unproved-accounts.ts";
import { remindOfTrials } from "./remind-of-trials.ts";
import { runAllParts } from "./run-all-parts.ts";
import { warnOfUsage } from "./warn-of-usage.ts";

/** Sends the reminders that are due. */
export function remind(billing: BillingOptions): Job<Record<string, never>> {
  return defineJob({
    name: "billing.remind",
    payload: z.object({}),
    schedule: "3-59/10 * * * *",
    async perform(ctx) {
      if (billing.provider === "none") return;
      await runAllParts(ctx, [
        () => remindOfTrials(ctx, billing),
        () => endUnprovedAccounts(ctx, billing),
        () => warnOfUsage(ctx, billing),
      ]);
    },
  });
}
