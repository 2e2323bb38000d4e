export { noteTrialStep } from "./note-trial-step.ts";
