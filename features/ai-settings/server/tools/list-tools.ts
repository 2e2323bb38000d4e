import { type CatalogueTool, explainDefault, listCatalogue } from "#features/tools/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ListedTool } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { listToolModes, type ToolModeRow } from "./tool-mode.repository.ts";
import { toolsOfInstallation } from "./tools-of-installation.ts";

/** The built-in tools with what is set for the installation. Each workspace has its own others. */
export async function listInstallationTools(ctx: Ctx): Promise<ListedTool[]> {
  const modes = await query(ctx, installationAiAccess.read, ({ db }) =>
    listToolModes(db, [installationWorkspaceId]),
  );
  const tools = await toolsOfInstallation(ctx);
  return Promise.all(tools.map((tool) => present(tool, { ...settingOf(modes, tool), installation: null })));
}

/** The tools of the workspace, at most 128, with what is set for it and above it. */
export async function listWorkspaceTools(ctx: Ctx): Promise<ListedTool[]> {
  const { workspaceId } = userOf(ctx);
  const modes = await query(ctx, workspaceAiAccess.read, ({ db }) =>
    listToolModes(db, [installationWorkspaceId, workspaceId]),
  );
  const own = modes.filter(({ workspace_id }) => workspace_id === workspaceId);
  const above = modes.filter(({ workspace_id }) => workspace_id !== workspaceId);
  const tools = await listCatalogue(ctx);
  return Promise.all(
    tools.map((tool) => present(tool, { ...settingOf(own, tool), installation: settingOf(above, tool) })),
  );
}

function settingOf(modes: readonly ToolModeRow[], { name }: CatalogueTool) {
  const set = modes.find(({ tool_name }) => tool_name === name);
  return { mode: set?.mode ?? ("default" as const), needsOther: set?.needs_other ?? false };
}

async function present(
  tool: CatalogueTool,
  settings: Pick<ListedTool, "mode" | "needsOther" | "installation">,
): Promise<ListedTool> {
  const { name, title, description, source } = tool;
  const { reads, writes, egress, irreversible, external, own, undo } = tool.facts;
  return {
    ...{ name, title, description, isBuiltIn: source === "built_in" },
    facts: { reads, writes, egress, irreversible, external, own, undo },
    default: await explainDefault(tool),
    ...settings,
  };
}
