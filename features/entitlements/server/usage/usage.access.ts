import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, part, person, system, visitor } from "#platform/server/access/who.ts";

/** Use is counted by what uses something, and by nobody for its own sake. */
export const usageAccess = defineAccess("usage", {
  // Nobody may read the counters themselves; of the own workspace everybody may know them.
  read: elevated(person, visitor),
  list: elevated(admin),
  reserve: [part, system],
  settle: [part, system],
  release: [part, system],
  spend: [part, system],
  record: [part, system],
});
