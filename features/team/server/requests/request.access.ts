import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, person } from "#platform/server/access/who.ts";

/** Members ask. Who decides follows from what they ask for (`app.decides_request`). */
export const requestAccess = defineAccess("request", {
  read: elevated(account),
  create: elevated(person),
  withdraw: elevated(account),
  decide: elevated(person),
});
