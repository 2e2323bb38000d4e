import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, admin, anyone, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who makes links to join a workspace, and who uses links. */
export const joinLinkAccess = defineAccess("join_link", {
  list: elevated(workspaceAdmin),
  create: elevated(workspaceAdmin),
  withdraw: elevated(workspaceAdmin),
  /** Everybody with the token. */
  open: elevated(anyone),
  use: elevated(account),
});

/** Links that give plans belong to the installation. */
export const planLinkAccess = defineAccess("plan_link", {
  list: elevated(admin),
  create: elevated(admin),
  withdraw: elevated(admin),
});
