import type { AccessRule } from "../access/access-rule.ts";
import { anyone } from "../access/who.ts";

/** For commands that tests declare, where not their access is what is tested. */
export const unrestricted: AccessRule = { noun: "test", verb: "act", who: [anyone], isElevated: false };
