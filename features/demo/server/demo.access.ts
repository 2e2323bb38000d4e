import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { system, visitor } from "#platform/server/access/who.ts";

/** Visitors have their own demo and no other. Who asks for one is nobody yet, so the product begins it. */
export const demoAccess = defineAccess("demo", {
  begin: [system],
  read: elevated(visitor, system),
  end: elevated(visitor, system),
});
