import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** Only the system sends notices: they follow from stored facts, not from anybody's request. */
export const noticeAccess = defineAccess("notice", {
  send: [system],
});
