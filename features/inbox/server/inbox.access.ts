import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";

/** Everybody has one inbox, their own. */
export const inboxAccess = defineAccess("inbox", {
  read: [person],
  dismiss_run: [person],
  choose_mails: [person],
  mail: [system],
});
