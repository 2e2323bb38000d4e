import { defineAccess } from "#platform/server/access/define-access.ts";
import { account } from "#platform/server/access/who.ts";

/** Who may do what to a saved query: the person who saved it. By row-level security it exists for nobody else. */
export const logQueryAccess = defineAccess("log_query", {
  create: [account],
  rename: [account],
  delete: [account],
});
