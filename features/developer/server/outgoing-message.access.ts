import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin } from "#platform/server/access/who.ts";

/** Who may see what the product wrote to people. Reading changes nothing but the trail, which keeps who read. */
export const outgoingMessageAccess = defineAccess("outgoing_message", {
  list: elevated(admin),
  read: elevated(admin),
});
