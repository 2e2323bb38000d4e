import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { agent, person, system } from "#platform/server/access/who.ts";

/**
 * Who may do what to a task. By row-level security it exists only for who asked for it and who does it. Who
 * asked may change all of it, who does it its state: the command decides.
 */
export const taskAccess = defineAccess("task", {
  create: [person, agent],
  change: [person, agent],
  take_back: [person, agent],
  remind: [system],
  /** The names and addresses of the workspace's people. */
  list_people: elevated(person, agent),
});
