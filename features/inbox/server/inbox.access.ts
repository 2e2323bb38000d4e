import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, guest, person, system } from "#platform/server/access/who.ts";

/** Everybody has one inbox, their own. */
export const inboxAccess = defineAccess("inbox", {
  read: [account],
  dismiss_run: [person, guest],
  choose_mails: [account],
  mail: [system],
});
