import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, anyone, system, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may invite, and who may answer. Whoever answers shows the mailed token. */
export const invitationAccess = defineAccess("invitation", {
  list: elevated(workspaceAdmin),
  create: elevated(workspaceAdmin),
  resend: elevated(workspaceAdmin),
  withdraw: elevated(workspaceAdmin),
  open: elevated(anyone),
  // Nobody is signed in yet. The route has checked the token, as the command does again.
  open_account: [system],
  accept: elevated(account),
  decline: elevated(anyone),
  expire: [system],
});
