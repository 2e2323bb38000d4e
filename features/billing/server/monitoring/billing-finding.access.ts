import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** The system records findings about payments; admins read them. */
export const billingFindingAccess = defineAccess("billing_finding", {
  list: elevated(admin),
  record: [system],
  end: [system],
});

/** Work at the provider, postponed while it does not answer. */
export const billingWorkAccess = defineAccess("billing_work", {
  put_off: [system],
  finish: [system],
});

export const trialAccess = defineAccess("trial", {
  note_card: [system],
});
