import { defineAccess } from "#platform/server/access/define-access.ts";
import { agentAtWork, part, system } from "#platform/server/access/who.ts";

/** Who may do what to a tool call: the agent whose run asks for it. People see it, and decide about approvals. */
export const toolCallAccess = defineAccess("tool_call", {
  propose: [agentAtWork],
  start: [agentAtWork],
  finish: [agentAtWork],
  deny: [agentAtWork],
  /** With the run that proposed them. */
  close: [system, part],
  delete: [system, part],
});
