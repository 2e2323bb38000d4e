import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, agent, agentAtWork, person } from "#platform/server/access/who.ts";

/** Who may do what to a memory. By row-level security each exists for its person alone. */
export const memoryAccess = defineAccess("memory", {
  keep: [person, agent],
  /** An idea of the assistant, which does nothing until its person accepts it. */
  propose: [agentAtWork],
  accept: [person],
  change: [person],
  /** Whatever a person became here, they can always erase. */
  forget: [account, agent],
  forget_all: [account],
  restore: [person, agent],
  /** Where memory is used. */
  choose: [account],
});
