import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** Only someone with access to the machine settles a failed delivery. */
export const deliveryAccess = defineAccess("delivery", { retry: [system], skip: [system] });
