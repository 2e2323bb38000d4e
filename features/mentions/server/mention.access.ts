import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { guest, person } from "#platform/server/access/who.ts";

/** Who may look for somebody to mention. Guests find those alone with whom they share an object. */
export const mentionAccess = defineAccess("mention", { list: elevated(person, guest) });
