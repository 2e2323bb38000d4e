import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Only the system receives webhooks, after it has checked the provider's signature. */
export const webhookAccess = defineAccess("webhook", {
  receive: [system],
  finish: [system],
});
