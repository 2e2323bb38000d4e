import { listCatalogue } from "#features/tools/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ToolSwitch } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { listToolsOff } from "./tool-switch.repository.ts";

/** The tools of the catalogue, at most 128, and whether they are on for the installation. */
export function listInstallationTools(ctx: Ctx): Promise<ToolSwitch[]> {
  return query(ctx, installationAiAccess.read, (inner) => list(inner, installationWorkspaceId));
}

/** The tools of the catalogue, at most 128, and whether they are on for the workspace. */
export function listWorkspaceTools(ctx: Ctx): Promise<ToolSwitch[]> {
  return query(ctx, workspaceAiAccess.read, (inner) => list(inner, userOf(ctx).workspaceId));
}

async function list(ctx: Ctx, workspaceId: string): Promise<ToolSwitch[]> {
  const [tools, off] = await Promise.all([
    listCatalogue(ctx),
    listToolsOff(ctx.db, [installationWorkspaceId, workspaceId]),
  ]);
  const isOffFor = (id: string, name: string) =>
    off.some(({ workspace_id, tool_name }) => workspace_id === id && tool_name === name);
  return tools.map(({ name, title, description }) => ({
    ...{ name, title, description },
    isOn: !isOffFor(workspaceId, name),
    isOffEverywhere: isOffFor(installationWorkspaceId, name),
  }));
}
