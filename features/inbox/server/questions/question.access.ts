import { defineAccess } from "#platform/server/access/define-access.ts";
import { agentAtWork, person } from "#platform/server/access/who.ts";

/** An agent asks, and the person it works for answers. The database shows questions to that person only. */
export const questionAccess = defineAccess("question", {
  read: [person],
  ask: [agentAtWork],
  answer: [person],
});
