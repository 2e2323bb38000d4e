import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** What workspaces have and pay, for those who look after the installation and are nobody in these workspaces. */
export const billingAccess = defineAccess("billing", {
  read: elevated(admin),
  ask_provider: elevated(admin),
});
