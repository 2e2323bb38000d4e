import { type CatalogueTool, decidersOf, explainMode, listCatalogue } from "#features/tools/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { ListedTool, ToolList } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { listToolModes, type ToolModeRow } from "./tool-mode.repository.ts";
import { toolsOfInstallation } from "./tools-of-installation.ts";

/** The built-in tools with what is set for the installation. Each workspace has its own others. */
export async function listInstallationTools(ctx: Ctx): Promise<ToolList> {
  const modes = await query(ctx, installationAiAccess.read, ({ db }) =>
    listToolModes(db, [installationWorkspaceId]),
  );
  const items = await list(await toolsOfInstallation(ctx), (name) => ({
    ...settingOf(modes, name),
    installation: null,
  }));
  return { items, hasOtherDecider: null };
}

/** The tools of the workspace by title, at most 128, with what is set for it and above it. */
export async function listWorkspaceTools(ctx: Ctx): Promise<ToolList> {
  const { userId, workspaceId } = userOf(ctx);
  const modes = await query(ctx, workspaceAiAccess.read, ({ db }) =>
    listToolModes(db, [installationWorkspaceId, workspaceId]),
  );
  const own = modes.filter(({ workspace_id }) => workspace_id === workspaceId);
  const above = modes.filter(({ workspace_id }) => workspace_id !== workspaceId);
  const items = await list(await listCatalogue(ctx), (name) => ({
    ...settingOf(own, name),
    installation: settingOf(above, name),
  }));
  const deciders = await decidersOf(ctx, workspaceId);
  return { items, hasOtherDecider: deciders.some(({ user_id }) => user_id !== userId) };
}

function settingOf(modes: readonly ToolModeRow[], name: string) {
  const set = modes.find(({ tool_name }) => tool_name === name);
  return { mode: set?.mode ?? ("default" as const), needsOther: set?.needs_other ?? false };
}

type Settings = Pick<ListedTool, "mode" | "needsOther" | "installation">;

async function list(
  tools: readonly CatalogueTool[],
  settingsOf: (name: string) => Settings,
): Promise<ListedTool[]> {
  const [asDefault, automatic] = await Promise.all([
    explainMode(tools, "default"),
    explainMode(tools, "automatic"),
  ]);
  const listed = tools.flatMap(
    ({ name, title, about = null, description, source, facts, hash, modeHash }, place) => {
      const [byDefault, byItself] = [asDefault[place], automatic[place]];
      if (!byDefault || !byItself) return [];
      const { reads, writes, egress, irreversible, external, own, undo } = facts;
      return {
        ...{ name, title, about, description, isBuiltIn: source === "built_in" },
        hash: modeHash ?? hash,
        facts: { reads, writes, egress, irreversible, external, own, undo },
        behaviour: { default: byDefault, automatic: byItself },
        ...settingsOf(name),
      };
    },
  );
  return listed.sort((a, b) => a.title.localeCompare(b.title, "en") || (a.name < b.name ? -1 : 1));
}
