import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** Admins of the installation set plan values. */
export const planEntitlementAccess = defineAccess("plan_entitlement", {
  list: elevated(admin),
  edit: elevated(admin, system),
  seed: [system],
});
