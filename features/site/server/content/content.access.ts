import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** Public texts belong to the installation. Published ones are readable by everybody, which needs no rule. */
export const contentAccess = defineAccess("content", {
  // Admins see who published what. The system reads the dates for public pages.
  list: elevated(admin, system),
  edit: elevated(admin),
  compare: elevated(admin),
  preview: elevated(admin),
  publish: elevated(admin),
  restore: elevated(admin),
  seed: [system],
});
