import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** What is sold, and for how much, belongs to the installation. */
export const planAccess = defineAccess("plan", {
  list: elevated(admin),
  keep_yearly_price: elevated(admin),
  doubt_price: [system],
  seed: [system],
});

/** What visitors read of the provider that takes the payments follows from the settings of the installation. */
export const offerAccess = defineAccess("offer", {
  publish: [system],
});
