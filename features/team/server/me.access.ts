import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** What a person learns of themselves beyond their own rows. */
export const meAccess = defineAccess("me", {
  // Who else is admin is not for everyone to read; whether anybody else is, an admin is told.
  find_other_admin: elevated(admin),
});
