import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { system, visitor } from "#platform/server/access/who.ts";

/**
 * Visitors have access to their own demo only. A caller who requests one is anonymous, so the system begins
 * it.
 */
export const demoAccess = defineAccess("demo", {
  begin: [system],
  read: elevated(visitor, system),
  end: elevated(visitor, system),
});
