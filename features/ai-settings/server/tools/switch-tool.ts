import { listCatalogue } from "#features/tools/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors, type SwitchTool } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { forgetAiSettings } from "../read-ai-settings.ts";
import { deleteToolOff, insertToolOff } from "./tool-switch.repository.ts";

/** Switches a tool on or off for everyone. Idempotent. Throws `tool_switch.not_found`. */
export const switchInstallationTool = command(
  "installation_tool.switch",
  installationAiAccess.switch_tool,
  (ctx, input: SwitchTool) => switchTool(ctx, installationWorkspaceId, input),
);

/** Switches a tool on or off for the workspace. Idempotent. Throws `tool_switch.not_found`. */
export const switchWorkspaceTool = command(
  "workspace_tool.switch",
  workspaceAiAccess.switch_tool,
  (ctx, input: SwitchTool) => switchTool(ctx, userOf(ctx).workspaceId, input),
);

async function switchTool(ctx: Ctx, workspaceId: string, { name, isOn }: SwitchTool): Promise<void> {
  const tool = (await listCatalogue(ctx)).find((known) => known.name === name);
  if (!tool) fail(aiSettingsErrors, "tool_switch.not_found");
  const row = { workspace_id: workspaceId, tool_name: name };
  const isChanged = isOn
    ? await deleteToolOff(ctx.db, row)
    : await insertToolOff(ctx.db, { ...row, switched_off_by: userOf(ctx).userId });
  if (!isChanged) return;
  await ctx.audit({
    act: isOn ? "tool.switched_on" : "tool.switched_off",
    workspaceId,
    target: [{ type: "workspace", id: workspaceId }],
    // Names of tools from elsewhere are free text.
    ...(tool.source === "built_in" ? { facts: { tool: name } } : { sealed: { tool: name } }),
  });
  ctx.afterCommit(() => forgetAiSettings(ctx.services));
}
