import { checkoutCompleted, trialClaimed } from "#features/billing/contract/events.ts";
import { subscribe } from "#platform/server/events/subscribe.ts";
import { insertStep } from "./counting/steps.repository.ts";

/** Put down that somebody has come so far, to be counted. It is not said who, or in which session. */
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
