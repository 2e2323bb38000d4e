export { BillingPanel } from "./settings/billing-panel.tsx";
export { SubscriptionNotices } from "./subscription/subscription-notices.tsx";
export { TestModeBar } from "./subscription/test-mode-bar.tsx";
export { StartTrial } from "./trial/start-trial.tsx";
export { loadTrialDialog, TrialHost } from "./trial/trial-host.tsx";
export { openTrial } from "./trial/trial-request.ts";
export { useBillingProvider } from "./use-billing-provider.ts";
