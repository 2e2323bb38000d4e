import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Who may register and use passkeys: the protocol of accounts, for the user of the token or for whoever signs in. */
export const passkeyAccess = defineAccess("passkey", {
  start_registration: [system],
  register: [system],
  start_sign_in: [system],
  sign_in: [system],
  rename: [system],
  delete: [system],
});
