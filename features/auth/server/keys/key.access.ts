import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

// Only the start and the command line of the installation create keys. No signed-in person creates or sees
// one.

export const signingKeyAccess = defineAccess("signing_key", {
  ensure: [system],
  rotate: [system],
});

export const apiKeyAccess = defineAccess("api_key", {
  ensure: [system],
  create: [system],
});
