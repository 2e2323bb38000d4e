import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, system } from "#platform/server/access/who.ts";

/**
 * Only the person ends an account in the product. Programs with a secret key delete users by their own
 * endpoint.
 */
export const accountAccess = defineAccess("account", {
  // Only the product itself can read the account tables. Each statement filters by the caller's user.
  read: elevated(account),
  close: elevated(account),
  keep_open: elevated(account),
  delete_due: [system],
});
