/** Steps towards a trial that only the browser sees. Anybody could forge them; nothing depends on them. */
export const toldSteps = ["trial_opened", "trial_email", "trial_checkout"] as const;

/** Steps that the server records in their own transaction. Reports by browsers are ignored. */
export const provenSteps = ["trial_completed", "trial_account"] as const;

/** The funnel from the trial dialog to an account, in order. */
export const trialSteps = [...toldSteps, ...provenSteps] as const;

export type ToldStep = (typeof toldSteps)[number];
export type ProvenStep = (typeof provenSteps)[number];
export type TrialStepEvent = (typeof trialSteps)[number];
