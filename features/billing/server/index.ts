export type { BillingOptions, ProviderKeys } from "./billing-options.ts";
export { billingCli, billingCliUsage } from "./installation/billing-cli.ts";
export { deriveSecret } from "./keys/derive-secret.ts";
export { originOf } from "./origin-of.ts";
export { listShownPlans, type ShownPlan } from "./plans/list-shown-plans.ts";
