import { defineAccess } from "#platform/server/access/define-access.ts";
import { system } from "#platform/server/access/who.ts";

/** People are told what became of what they pay because it became so, and because of nobody's wish. */
export const noticeAccess = defineAccess("notice", {
  send: [system],
});
