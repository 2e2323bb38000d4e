import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** What models cost belongs to the installation; its admins know it, and so does the command line. */
export const modelPriceAccess = defineAccess("model_price", {
  list: elevated(admin, system),
  set: elevated(admin, system),
});
