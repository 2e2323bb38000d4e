/** Steps towards a trial that only the browser sees. Whoever likes may say so; nothing hangs on it. */
export const toldSteps = ["trial_opened", "trial_email", "trial_checkout"] as const;

/** Steps that the server sees itself, in the transaction in which they happen. What a browser says of them is not heard. */
export const provenSteps = ["trial_completed", "trial_account"] as const;

/** The way from the trial dialog to an account, in this order. */
export const trialSteps = [...toldSteps, ...provenSteps] as const;

export type ToldStep = (typeof toldSteps)[number];
export type ProvenStep = (typeof provenSteps)[number];
export type TrialStepEvent = (typeof trialSteps)[number];
