import { defineAccess } from "#platform/server/access/define-access.ts";
import { part, system } from "#platform/server/access/who.ts";

/** Only a sign-in that has just heard it from the provider may assign an identity to a user. */
export const identityAccess = defineAccess("identity", {
  sign_in: [part],
  link: [part],
  unlink: [system],
});
