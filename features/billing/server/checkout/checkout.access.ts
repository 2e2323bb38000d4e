import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { billing, system } from "#platform/server/access/who.ts";

/**
 * A buyer has no actor yet and is known by a browser cookie or a mailed link, so the product acts as the
 * system. Buying for an existing workspace is for its owners, admins and billing managers.
 */
export const checkoutAccess = defineAccess("checkout", {
  begin: [system],
  attach_session: [system],
  move: [system],
  consume: [system],
  mail_finish: [system],
  claim_trial: [system],
  claim_for_workspace: elevated(billing),
});
