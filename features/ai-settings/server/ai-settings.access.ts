import { elevated } from "#platform/server/access/access-rule.ts";
import { defineAccess } from "#platform/server/access/define-access.ts";
import { admin, part, workspaceAdmin } from "#platform/server/access/who.ts";

/** What holds for the whole installation belongs to its admins. */
export const installationAiAccess = defineAccess("installation_ai", {
  read: elevated(admin),
  change_instructions: elevated(admin),
  set_tool_mode: elevated(admin),
  /** In every workspace. */
  forget_tool_modes: elevated(admin),
  change_redaction: elevated(admin),
  preview: elevated(admin),
});

/** What holds for a workspace belongs to its owners and admins. */
export const workspaceAiAccess = defineAccess("workspace_ai", {
  read: elevated(workspaceAdmin),
  change_instructions: elevated(workspaceAdmin),
  set_tool_mode: elevated(workspaceAdmin),
  /** The command that changes the tools decides who may. */
  forget_tool_modes: elevated(part),
  preview: elevated(workspaceAdmin),
});
