import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** An account whose address nobody proves in time goes by itself. */
export const unprovedAccountAccess = defineAccess("unproved_account", {
  delete_unproved: [system],
});
