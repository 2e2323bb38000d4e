export { type TrialStepEvent, trialSteps } from "./trial-steps.ts";
