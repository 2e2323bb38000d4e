import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** Admins of the installation set overrides of single workspaces. */
export const entitlementOverrideAccess = defineAccess("entitlement_override", {
  list: elevated(admin),
  put: elevated(admin, system),
  delete: elevated(admin, system),
});
