import {
  type CatalogueTool,
  type ReadTools,
  readWholeCatalogue,
  rereadTool,
  stricter,
} from "#features/tools/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { aiSettingsErrors, type SetToolMode } from "../../contract/index.ts";
import { installationAiAccess, workspaceAiAccess } from "../ai-settings.access.ts";
import { invalidateAiSettings } from "../read-ai-settings.ts";
import { deleteToolMode, listToolModes, lockToolModes, upsertToolMode } from "./tool-mode.repository.ts";
import { toolsOfInstallation } from "./tools-of-installation.ts";

/** As `setWorkspaceToolMode`, of a built-in tool for everyone. */
export async function setInstallationToolMode(ctx: Ctx, input: SetToolMode): Promise<void> {
  authorize(ctx, installationAiAccess.set_tool_mode);
  const tools = await toolsOfInstallation(ctx);
  await storeInstallationMode(ctx, { ...input, tool: find({ tools, silent: [] }, input) });
}

/**
 * Sets the mode of a tool for the workspace. Idempotent. Throws `tool_mode.not_found`, `tool_mode.unreachable`, `tool_mode.too_wide`, and
 * `tool_mode.tool_changed` when the tool is not the one that the admin saw.
 */
export async function setWorkspaceToolMode(ctx: Ctx, input: SetToolMode): Promise<void> {
  authorize(ctx, workspaceAiAccess.set_tool_mode);
  // The catalogue is read as the person, outside the elevated transaction.
  const tool = find(await readWholeCatalogue(ctx), input);
  await storeWorkspaceMode(ctx, { ...input, tool });
}

/** The tool, in the mode automatic as the admin saw it. */
function find({ tools, silent }: ReadTools, wanted: SetToolMode): CatalogueTool {
  const tool = tools.find(({ name }) => name === wanted.name);
  if (!tool)
    return fail(aiSettingsErrors, silent.length > 0 ? "tool_mode.unreachable" : "tool_mode.not_found");
  requireSeen(tool, wanted);
  return tool;
}

function requireSeen(
  tool: CatalogueTool | undefined,
  { mode, hash }: Pick<SetToolMode, "mode" | "hash">,
): void {
  if (mode === "automatic" && (tool?.modeHash ?? tool?.hash) !== hash)
    fail(aiSettingsErrors, "tool_mode.tool_changed");
}

interface NewMode extends Pick<SetToolMode, "mode" | "needsOther" | "hash"> {
  tool: CatalogueTool;
}

const storeInstallationMode = command(
  "installation_tool.set_mode",
  installationAiAccess.set_tool_mode,
  (ctx, input: NewMode) => store(ctx, installationWorkspaceId, input),
);

const storeWorkspaceMode = command(
  "workspace_tool.set_mode",
  workspaceAiAccess.set_tool_mode,
  async (ctx, input: NewMode) => {
    const { workspaceId } = userOf(ctx);
    await lockToolModes(ctx.db, workspaceId);
    // Whoever changes the tool forgets its mode before or after this, and never in between.
    if (input.mode === "automatic") requireSeen(await rereadTool(ctx, input.tool), input);
    await requireNarrower(ctx, input);
    await store(ctx, workspaceId, input);
  },
);

/** The gate takes the stricter mode in any case. Refused is what would look like more than it is. */
async function requireNarrower({ db }: Ctx, { tool, mode }: NewMode): Promise<void> {
  if (mode === "default") return;
  const modes = await listToolModes(db, [installationWorkspaceId]);
  const above = modes.find(({ tool_name }) => tool_name === tool.name);
  if (!above) return;
  const inForce = stricter({ mode, needsOther: false }, { mode: above.mode, needsOther: false });
  if (inForce.mode !== mode) fail(aiSettingsErrors, "tool_mode.too_wide");
}

async function store(ctx: Ctx, workspaceId: string, { tool, mode, needsOther }: NewMode): Promise<void> {
  const row = { workspace_id: workspaceId, tool_name: tool.name };
  const isChanged =
    mode === "default"
      ? await deleteToolMode(ctx.db, row)
      : await upsertToolMode(ctx.db, {
          ...{ ...row, mode, needs_other: needsOther },
          ...{ set_by: userOf(ctx).userId, set_at: ctx.now() },
        });
  if (!isChanged) return;
  // Names of tools from elsewhere are free text.
  const isBuiltIn = tool.source === "built_in";
  await ctx.audit({
    act: "tool.mode_set",
    workspaceId,
    target: [{ type: "workspace", id: workspaceId }],
    facts: { ...(isBuiltIn ? { tool: tool.name } : {}), mode, needs_other: needsOther },
    ...(isBuiltIn ? {} : { sealed: { tool: tool.name } }),
  });
  ctx.afterCommit(() => invalidateAiSettings(ctx.services));
}
