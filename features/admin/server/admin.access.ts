import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { part, person, system } from "#platform/server/access/who.ts";

/** Who may say who looks after the installation. Admins make no others: that takes the command line of its machine. */
export const adminAccess = defineAccess("admin", {
  make_claim_link: [system],
  // The person has no right yet: the token of the link is it.
  claim: elevated(person),
  grant: [system, part],
  revoke: [system],
});

/** Who may say who owns a workspace that has lost its owner: the command line too. */
export const membershipAccess = defineAccess("membership", {
  make_owner: [system],
});
