import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { system, workspaceAdmin } from "#platform/server/access/who.ts";

/**
 * Who buys is nobody yet, and is known by the cookie of their browser or by a mailed link: the product acts for them. What
 * is bought for a workspace that exists is for those who look after it.
 */
export const checkoutAccess = defineAccess("checkout", {
  begin: [system],
  attach_session: [system],
  move: [system],
  consume: [system],
  mail_finish: [system],
  claim_trial: [system],
  claim_for_workspace: elevated(workspaceAdmin),
});
