/** The way from the trial dialog to an account, as types of events; in this order. */
export const trialSteps = [
  "trial_opened",
  "trial_email",
  "trial_checkout",
  "trial_completed",
  "trial_account",
] as const;

export type TrialStepEvent = (typeof trialSteps)[number];
