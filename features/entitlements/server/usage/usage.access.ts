import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, part, system, visitor } from "#platform/server/access/who.ts";

/** Commands that use something count it, as a part of themselves. */
export const usageAccess = defineAccess("usage", {
  // Counters are not readable as such. Everybody in a workspace may see its usage, guests that of messages.
  read: elevated(account, visitor),
  list: elevated(admin),
  reserve: [part, system],
  settle: [part, system],
  release: [part, system],
  spend: [part, system],
  record: [part, system],
});
