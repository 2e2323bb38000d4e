import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, billing, system } from "#platform/server/access/who.ts";

/** Owners, admins and billing managers decide what a workspace pays. The provider decides the state; the system follows it. */
export const subscriptionAccess = defineAccess("subscription", {
  buy: [billing],
  manage: elevated(billing),
  ask_plan_change: [billing],
  keep_plan: [billing],
  sync: [system],
  tell: [system],
  close: [system],
});

export const customerAccess = defineAccess("customer", {
  // A payer who left and came back resumes with their own card, whatever their role.
  take_back: elevated(account),
  follow_email: [system],
  forget: [system],
});
