import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Rows go by their age alone; nobody asks for it. */
export const retentionAccess = defineAccess("retention", { delete_rows: [system] });
