import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** What about payments needs a person is found by the product and looked at by admins. */
export const billingFindingAccess = defineAccess("billing_finding", {
  list: elevated(admin),
  record: [system],
  end: [system],
});

/** Work that asks the provider, and is put off while that does not answer. */
export const billingWorkAccess = defineAccess("billing_work", {
  put_off: [system],
  finish: [system],
});

export const trialAccess = defineAccess("trial", {
  note_card: [system],
});
