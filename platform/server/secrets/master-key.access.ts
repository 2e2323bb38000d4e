import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Only the command line on the machine with the key file may rotate the master key. */
export const masterKeyAccess = defineAccess("master_key", {
  rotate: [system],
  reseal: [system],
});
