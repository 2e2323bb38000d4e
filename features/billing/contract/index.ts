export { billingErrors } from "./billing-errors.ts";
export { SubscriptionState, type SubscriptionStatus, type Tier } from "./subscription-state.ts";
