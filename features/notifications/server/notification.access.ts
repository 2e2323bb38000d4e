import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, system } from "#platform/server/access/who.ts";

/** Everybody has notifications of their own, whatever their role. The database shows them no others. */
export const notificationAccess = defineAccess("notification", {
  read: [account],
  mark: [account],
  choose_settings: [account],
  /** The caller's own numbers in their other workspaces. */
  count_elsewhere: elevated(account),
  mail: [system],
});
