import { defineAccess } from "#platform/server/access/define-access.ts";
import { account, agentAtWork, guest, person } from "#platform/server/access/who.ts";

/** An agent asks, and the person it works for answers. The database shows questions to that person only. */
export const questionAccess = defineAccess("question", {
  read: [account],
  ask: [agentAtWork],
  answer: [person, guest],
});
