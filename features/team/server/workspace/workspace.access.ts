import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { workspaceAdmin } from "#platform/server/access/who.ts";

export const workspaceAccess = defineAccess("workspace", { rename: elevated(workspaceAdmin) });
