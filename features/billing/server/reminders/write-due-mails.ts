import { z } from "zod";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { defineJob, type Job } from "#platform/server/jobs/define-job.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { remindUnfinishedCheckouts } from "../sign-up/remind-unfinished-checkouts.ts";
import { forEachPage } from "./for-each-page.ts";
import { listUnnotified } from "./notified-subscription.repository.ts";
import { notifySubscription } from "./notify-subscription.ts";
import { remindOfPayments } from "./remind-of-payments.ts";
import { runAllParts } from "./run-all-parts.ts";
import { welcomeWorkspaces } from "./welcome-workspaces.ts";

/**
 * Sends all due mails, from stored state only. Each is recorded with its message in one transaction, so that
 * a crash neither repeats nor loses one.
 */
export function writeDueMails(billing: BillingOptions): Job<Record<string, never>> {
  return defineJob({
    name: "billing.write_due_mails",
    payload: z.object({}),
    schedule: "* * * * *",
    perform: (ctx) =>
      billing.provider === "none"
        ? Promise.resolve()
        : runAllParts(ctx, [
            () => remindUnfinishedCheckouts(ctx, billing),
            () => tellAll(ctx, billing),
            () => remindOfPayments(ctx, billing),
            () => welcomeWorkspaces(ctx, billing),
          ]),
  });
}

function tellAll(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  return forEachPage(
    (page) => query(ctx, ({ db }) => listUnnotified(db, modeOf(billing), page)),
    (listed) => notifySubscription(ctx, billing, listed),
  );
}
