import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** Plans and prices belong to the installation. */
export const planAccess = defineAccess("plan", {
  list: elevated(admin),
  keep_yearly_price: elevated(admin),
  doubt_price: [system],
  seed: [system],
});

/** The public provider settings follow from the installation's settings. */
export const offerAccess = defineAccess("offer", {
  publish: [system],
});
