import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system, workspaceAdmin } from "#platform/server/access/who.ts";

/**
 * Who may do what to a trigger: the person for whom its runs work. By row-level security it exists for nobody else,
 * and nobody can share it. Owners and admins of the workspace see that it exists, and can stop it.
 */
export const triggerAccess = defineAccess("trigger", {
  create: [person],
  change: [person],
  pause: [person],
  delete: [person],
  restore: [person],
  renew_secret: [person],
  /** By hand, or by the product in the name of its person. */
  fire: [person],
  /** Noting why a firing started nothing, and stopping a trigger. */
  refuse: [system],
  stop: [system],
  /** That it exists and when it fires next, not what it asks. */
  list_all: elevated(workspaceAdmin),
  stop_for_workspace: elevated(workspaceAdmin),
  allow_for_workspace: elevated(workspaceAdmin),
});
