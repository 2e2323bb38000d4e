import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Owners and admins decide what a workspace pays. The provider decides the state; the system follows it. */
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
  // A payer who left and came back resumes with their own card, whatever their role.
  take_back: elevated(person),
  follow_email: [system],
  forget: [system],
});
