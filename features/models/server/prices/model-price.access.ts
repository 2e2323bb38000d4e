import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, system } from "#platform/server/access/who.ts";

/** Prices belong to the installation. Its admins and the command line may see and set them. */
export const modelPriceAccess = defineAccess("model_price", {
  list: elevated(admin, system),
  set: elevated(admin, system),
});
