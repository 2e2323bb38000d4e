import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** What a workspace pays is for those who look after it. What becomes of it the provider says, and the product follows. */
export const subscriptionAccess = defineAccess("subscription", {
  buy: [workspaceAdmin],
  manage: elevated(workspaceAdmin),
  ask_plan_change: [workspaceAdmin],
  keep_plan: [workspaceAdmin],
  sync: [system],
  tell: [system],
  close: [system],
});

export const customerAccess = defineAccess("customer", {
  // Whoever left and is back goes on with their own card, whatever role they have now.
  take_back: elevated(person),
  follow_email: [system],
  forget: [system],
});
