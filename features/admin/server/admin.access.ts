import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, part, system } from "#platform/server/access/who.ts";

/**
 * Who may appoint admins of the installation. Admins cannot appoint others; only the command line on its
 * machine can.
 */
export const adminAccess = defineAccess("admin", {
  make_claim_link: [system],
  // The person has no rights yet. The token of the link grants them.
  claim: elevated(account),
  grant: [system, part],
  revoke: [system],
});

/** Who may appoint an owner for a workspace that has lost its owner, and auditors: the command line too. */
export const membershipAccess = defineAccess("membership", {
  make_owner: [system],
  appoint: [system],
});
