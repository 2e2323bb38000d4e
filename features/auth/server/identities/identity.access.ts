import { defineAccess } from "#platform/server/access/define-access.ts";
import { part, system } from "#platform/server/access/who.ts";

/** Who may say that an identity at a provider belongs to a user: the sign-in that has just heard so from the provider. */
export const identityAccess = defineAccess("identity", {
  sign_in: [part],
  link: [part],
  unlink: [system],
});
