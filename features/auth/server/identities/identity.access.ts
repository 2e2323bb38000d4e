import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, part } from "#platform/server/access/who.ts";

/**
 * Only code that has just verified the provider's answer assigns an identity to a user. People link and unlink
 * their own.
 */
export const identityAccess = defineAccess("identity", {
  sign_in: [part],
  link: [part],
  begin_link: elevated(account),
  link_by_id_token: elevated(account),
  unlink: elevated(account),
});
