import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** Admins of the installation see billing of workspaces they are no members of. */
export const billingAccess = defineAccess("billing", {
  read: elevated(admin),
  ask_provider: elevated(admin),
});
