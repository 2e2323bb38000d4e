import { checkoutCompleted, trialClaimed } from "#features/billing/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { insertStep } from "./counting/steps.repository.ts";

/** Records completed steps for counting, without person and session. */
export const noteTrialSteps = [
  subscribe(checkoutCompleted, {
    name: "tracking.note_completed_checkout",
    perform: (ctx, _payload, { publishedAt }) => insertStep(ctx.db, "trial_completed", publishedAt),
  }),
  subscribe(trialClaimed, {
    name: "tracking.note_trial_account",
    perform: (ctx, _payload, { publishedAt }) => insertStep(ctx.db, "trial_account", publishedAt),
  }),
];
