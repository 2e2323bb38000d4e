import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** What the public pages say belongs to the installation. What is published everybody reads, and that needs no rule. */
export const contentAccess = defineAccess("content", {
  // Admins see who published what; for the public pages the product reads when.
  list: elevated(admin, system),
  edit: elevated(admin),
  compare: elevated(admin),
  preview: elevated(admin),
  publish: elevated(admin),
  restore: elevated(admin),
  seed: [system],
});
