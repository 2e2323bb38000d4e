import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, agent, owner, person, workspaceAdmin } from "#platform/server/access/who.ts";

/** Who may do what with the people of a workspace. `member-rules.ts` says with whom of them. */
export const memberAccess = defineAccess("member", {
  // Guests and auditors see no list of people.
  list: elevated(person),
  /** By the assistant, for whoever may list them. */
  find: elevated(person, agent),
  change_role: elevated(workspaceAdmin),
  suspend: elevated(workspaceAdmin),
  unsuspend: elevated(workspaceAdmin),
  remove: elevated(workspaceAdmin),
  // Of people who left without a successor.
  list_gone: elevated(owner),
  take_over: elevated(owner),
  // Oneself; owners and admins also read it of others.
  read_leaving: elevated(account),
  leave: elevated(account),
});
