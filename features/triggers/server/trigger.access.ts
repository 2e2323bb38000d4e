import { defineAccess } from "#platform/server/access/define-access.ts";
import { person, system } from "#platform/server/access/who.ts";

/**
 * Who may do what to a trigger: the person for whom its runs work. By row-level security it exists for nobody else,
 * and nobody can share it.
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
});
