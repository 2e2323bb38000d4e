import { defineErrors } from "#platform/contract/define-errors.ts";

export const entitlementErrors = defineErrors({
  /** Details: entitlement, limit, used, resetsAt (null when it does not reset), scope, upgradeUrl. */
  limit_reached: [402, "The limit of this workspace's plan is reached."],
  /** Details: entitlement, upgradeUrl. */
  not_entitled: [403, "The plan of this workspace does not include this."],
  "entitlement.unknown": [404, "This entitlement or plan does not exist."],
  "entitlement.wrong_value": [422, "This value is not valid for the entitlement."],
  "workspace.not_found": [404, "This workspace does not exist."],
  "assignment.not_found": [404, "No plan is assigned to this workspace."],
  "override.not_found": [404, "This override does not exist."],
  "usage_budget.not_found": [404, "This limit does not exist."],
  "usage_budget.unknown_subject": [404, "This person or agent is not in this workspace."],
  "usage_budget.not_metered": [422, "Only a monthly limit can be set for one user or agent."],
  "usage_budget.not_enforced": [422, "This version does not enforce this limit."],
  "usage.request_unknown": [409, "Nothing was reserved under this request."],
  "usage.request_reused": [409, "This request ID was already used for something else."],
});
