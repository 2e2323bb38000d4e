import { defineAccess } from "#platform/server/access/define-access.ts";
import { agentAtWork, guest, part, person, system } from "#platform/server/access/who.ts";

/** The agent whose run requests a tool call may execute it. People see it, and decide about approvals. */
export const toolCallAccess = defineAccess("tool_call", {
  propose: [agentAtWork],
  start: [agentAtWork],
  finish: [agentAtWork],
  deny: [agentAtWork],
  /** People take back what was done for them. */
  undo: [person, guest],
  /** Together with the run that proposed them. */
  close: [system, part],
  delete: [system, part],
});
