import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** The system deletes accounts whose address is not proved in time. */
export const unprovedAccountAccess = defineAccess("unproved_account", {
  delete_unproved: [system],
});
