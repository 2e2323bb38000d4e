import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { auditor, person, workspaceAdmin } from "#platform/server/access/who.ts";

/** Owners and admins keep the teams, a lead their own (`findLedTeam`). Guests know of none. */
export const teamAccess = defineAccess("team", {
  read: elevated(person, auditor),
  // Auditors see no list of people.
  read_members: elevated(person),
  read_shares: [person, auditor],
  read_uses: elevated(workspaceAdmin),
  create: elevated(workspaceAdmin),
  change: elevated(person),
  add_member: elevated(person),
  remove_member: elevated(person),
  set_lead: elevated(workspaceAdmin),
  delete: elevated(workspaceAdmin),
});
