import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

// Keys are made at the start and by the command line of the installation: nobody signed in makes or sees one.

export const signingKeyAccess = defineAccess("signing_key", {
  ensure: [system],
  rotate: [system],
});

export const apiKeyAccess = defineAccess("api_key", {
  ensure: [system],
  create: [system],
});
