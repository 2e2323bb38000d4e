import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Rows expire by age alone. Nobody can trigger it. */
export const retentionAccess = defineAccess("retention", { delete_rows: [system] });
