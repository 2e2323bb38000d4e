export { StartTrial } from "./trial/start-trial.tsx";
export { loadTrialDialog, TrialHost } from "./trial/trial-host.tsx";
export { openTrial } from "./trial/trial-request.ts";
export { useBillingProvider } from "./use-billing-provider.ts";
