import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** Admins may read the product's messages. Reading changes only the audit trail. */
export const outgoingMessageAccess = defineAccess("outgoing_message", {
  list: elevated(admin),
  read: elevated(admin),
});
