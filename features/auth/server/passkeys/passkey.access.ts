import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, part, system } from "#platform/server/access/who.ts";

/** Who may use and change passkeys: people their own. Whoever signs in is nobody yet. */
export const passkeyAccess = defineAccess("passkey", {
  start_registration: elevated(account),
  register: elevated(account),
  rename: elevated(account),
  delete_own: elevated(account),
  start_sign_in: [system],
  sign_in: [system],

  // Programs with the secret key, over anybody's.
  delete: [system, part],
});
