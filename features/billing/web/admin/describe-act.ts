/** Description of an audit act; the act itself when unknown to this version. */
export function describeAct(act: string): string {
  return acts[act] ?? act;
}

const acts: Record<string, string> = {
  "billing.sync_asked": "Read again at the provider",
  "entitlement_override.deleted": "Override removed",
  "entitlement_override.set": "Override set",
  "subscription.created": "Subscription began",
  "subscription.keeping_asked": "Planned change of plan taken back",
  "subscription.lost": "Subscription unknown at the provider",
  "subscription.payer_left": "Whoever paid has left",
  "subscription.plan_change_asked": "Change of plan asked for",
  "subscription.synced": "Subscription read",
  "customer.taken_back": "Whoever paid is back and goes on",
  "workspace_plan.assigned": "Plan assigned",
  "workspace_plan.put": "Plan of the subscription",
  "workspace_plan.unassigned": "Assigned plan taken back",
};
