import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { listSentKeys } from "../mails/notice.repository.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { modeOf } from "../mode-of.ts";
import { type EndingTrial, listEndingTrials } from "./due-subscription.repository.ts";
import { findTrialStep } from "./find-reminder-step.ts";
import { forEachPage } from "./for-each-page.ts";
import { readNextCharge } from "./read-next-charge.ts";

const weekMs = 7 * 24 * 3_600_000;

/**
 * Sends reminders of ending trials, by their stored end and not by the provider's events: each step once; of
 * missed steps only the last. Returns the failures.
 */
export function remindOfTrials(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  const now = ctx.now();
  const until = new Date(now.getTime() + weekMs);
  return forEachPage(
    (page) => query(ctx, ({ db }) => listEndingTrials(db, modeOf(billing), { now, until, ...page })),
    (trial) => remind(ctx, billing, trial),
  );
}

async function remind(ctx: Ctx, billing: BillingOptions, trial: EndingTrial): Promise<void> {
  const { trial_ends_at: endsAt, workspace_id: workspaceId, plan_name: plan } = trial;
  const step = endsAt && findTrialStep(ctx.now(), { startsAt: trial.created_at, endsAt });
  if (!step) return;
  const key = `trial_ending:${trial.subscription_id}:${endsAt.toISOString()}:${step}`;
  // An unproved owner only gets the mail about a charge. Whether there will be one is asked once, and again
  // when a card was added.
  const unheardKey = `trial_unheard:${key}:${trial.is_card_noted ? "card" : "no card"}`;
  const keys = trial.is_owner_proved ? [key] : [key, unheardKey];
  if ((await query(ctx, ({ db }) => listSentKeys(db, keys))).size > 0) return;
  const amount = await readNextCharge(ctx, billing, trial);
  await sendNotice(ctx, {
    publicUrl: billing.publicUrl,
    notice: {
      ...{ workspaceId, key, unheardKey, kind: amount ? "trial_charge" : "trial_ending" },
      about: { plan: plan ?? "", day: endsAt, daysLeft: step, amount },
    },
  });
}
