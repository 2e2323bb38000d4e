import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** What the provider says and has signed; nobody else says anything here. */
export const webhookAccess = defineAccess("webhook", {
  receive: [system],
  finish: [system],
});
