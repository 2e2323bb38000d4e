/** Description of an audit act; the act itself when unknown to this version. */
export function describeAct(act: string): string {
  return acts[act] ?? act;
}

const acts: Record<string, string> = {
  "billing.sync_asked": "Sync with the provider",
  "entitlement_override.deleted": "Override removed",
  "entitlement_override.set": "Override set",
  "subscription.created": "Subscription started",
  "subscription.keeping_asked": "Scheduled plan change cancelled",
  "subscription.lost": "Subscription not found at the provider",
  "subscription.payer_left": "Payer left",
  "subscription.plan_change_asked": "Plan change requested",
  "subscription.synced": "Subscription synced",
  "customer.taken_back": "Payer returned and keeps the plan",
  "workspace_plan.assigned": "Plan assigned",
  "workspace_plan.put": "Plan of the subscription",
  "workspace_plan.unassigned": "Assigned plan removed",
};
