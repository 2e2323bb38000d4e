import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";

/** Who may end an account: its person, and nobody else in the product. Programs with a secret key delete users. */
export const accountAccess = defineAccess("account", {
  // The tables of accounts are open to the product alone; each statement names the caller's user.
  read: elevated(person),
  close: elevated(person),
  keep_open: elevated(person),
  delete_due: [system],
});
