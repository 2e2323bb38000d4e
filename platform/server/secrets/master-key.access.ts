import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Who may exchange the key that seals all secrets: only the command line, beside the key file. */
export const masterKeyAccess = defineAccess("master_key", {
  rotate: [system],
  reseal: [system],
});
