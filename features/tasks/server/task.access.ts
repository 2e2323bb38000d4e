import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, agent, person, system } from "#platform/server/access/who.ts";

/**
 * Who may do what to a task. By row-level security it exists only for who asked for it and who does it. Who
 * asked may change all of it, who does it its state: the command decides.
 */
export const taskAccess = defineAccess("task", {
  create: [person, agent],
  change: [person, agent],
  take_back: [person, agent],
  remind: [system],
  /** The names and addresses of those who work in the workspace. */
  list_people: elevated(person, agent),
  /** The names on tasks that one sees. Whoever became a guest or auditor still sees their former tasks. */
  read_names: elevated(account, agent),
});
