import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, agentAtWork, guest, part, person, system } from "#platform/server/access/who.ts";

/**
 * An agent requests, only people decide. Which of them, `canDecide` says: the person the run works for, or
 * with four eyes an owner or admin of the workspace who is somebody else.
 */
export const approvalAccess = defineAccess("approval", {
  read: [account],
  request: [agentAtWork, part],
  approve: [person, guest],
  deny: [person, guest],
  close: [system, agentAtWork, part],
});
