export { billingErrors } from "./billing-errors.ts";
export { Finding, FindingKind, listFindingsRoute } from "./finding.ts";
export { Invoice, invoiceStatuses } from "./invoice.ts";
export { NextPlanReply, PlanChanged, PlanChangePreview } from "./plan-change.ts";
export {
  changePlanRoute,
  keepPlanRoute,
  listInvoicesRoute,
  previewPlanChangeRoute,
  readNextPlanRoute,
} from "./routes.ts";
export {
  SubscriptionState,
  type SubscriptionStatus,
  subscriptionStatuses,
  type Tier,
} from "./subscription-state.ts";
