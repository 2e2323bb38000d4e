import { defineAccess } from "../access/define-access.ts";
import { system } from "../access/who.ts";

/** What has failed for the last time waits for somebody with access to the machine. */
export const deliveryAccess = defineAccess("delivery", { retry: [system], skip: [system] });
