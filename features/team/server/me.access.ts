import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** What people may know about themselves beyond their own rows. */
export const meAccess = defineAccess("me", {
  // The list of admins is not public. An admin may know whether there is another one.
  find_other_admin: elevated(admin),
});
