import type { AccessRule } from "../access/access-rule.ts";
import { anyone } from "../access/who.ts";

/** For test commands whose access is not under test. */
export const unrestricted: AccessRule = { noun: "test", verb: "act", who: [anyone], isElevated: false };
