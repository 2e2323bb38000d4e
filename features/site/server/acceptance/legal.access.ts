import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, system } from "#platform/server/access/who.ts";

/** People accept for themselves. For an account being created, the system records what the page showed. */
export const legalAccess = defineAccess("legal", {
  list: elevated(account),
  accept: [account, system],
});
