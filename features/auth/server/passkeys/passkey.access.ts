import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** The auth service acts as the system, for the user of the token or for a person who signs in. */
export const passkeyAccess = defineAccess("passkey", {
  start_registration: [system],
  register: [system],
  start_sign_in: [system],
  sign_in: [system],
  rename: [system],
  delete: [system],
});
