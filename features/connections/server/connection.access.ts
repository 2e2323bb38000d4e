import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, agent, person, workspaceAdmin } from "#platform/server/access/who.ts";

const ofWorkspace = elevated(workspaceAdmin);

/** Owners and admins of a workspace manage its connections. Members see which there are. */
export const connectionAccess = defineAccess("connection", {
  list: [person, agent],
  add: ofWorkspace,
  change: ofWorkspace,
  delete: ofWorkspace,
  check: ofWorkspace,
  sign_in: ofWorkspace,
  list_tools: ofWorkspace,
  approve_tool: ofWorkspace,
  withdraw_tool: ofWorkspace,
  try_tool: ofWorkspace,
  /** Reads its secrets to call a tool. A run does so for its person. */
  use: elevated(person, agent),
  /** Stores what a call found: other tools, renewed tokens, a failure. */
  record: elevated(person, agent),
});

export const httpHostAccess = defineAccess("http_host", {
  list: ofWorkspace,
  allow: ofWorkspace,
  withdraw: ofWorkspace,
});

export const installationHttpHostAccess = defineAccess("installation_http_host", {
  list: elevated(admin),
  allow: elevated(admin),
  withdraw: elevated(admin),
});
