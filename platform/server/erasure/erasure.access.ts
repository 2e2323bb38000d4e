import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Who may erase what is left of a person: the job that follows the end of the account, and nobody by hand. */
export const erasureAccess = defineAccess("erasure", {
  erase_rows: [system],
});
