import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Only the job after the end of an account may erase. No person can. */
export const erasureAccess = defineAccess("erasure", {
  erase_rows: [system],
});
