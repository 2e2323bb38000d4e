import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";

/**
 * Only the person ends an account in the product. Programs with a secret key delete users by their own
 * endpoint.
 */
export const accountAccess = defineAccess("account", {
  // Only the product itself can read the account tables. Each statement filters by the caller's user.
  read: elevated(person),
  close: elevated(person),
  keep_open: elevated(person),
  delete_due: [system],
});
