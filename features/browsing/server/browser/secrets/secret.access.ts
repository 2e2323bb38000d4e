import { defineAccess } from "#platform/server/access/define-access.ts";
import { agent, person } from "#platform/server/access/who.ts";

/**
 * Who may do what to a stored password: its person alone, by row-level security. An agent has it filled in and
 * never reads it.
 */
export const browserSecretAccess = defineAccess("browser_secret", {
  add: [person],
  delete: [person],
  fill: [person, agent],
});
