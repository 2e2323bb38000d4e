export { type ToldStep, type TrialStepEvent, trialSteps } from "./trial-steps.ts";
