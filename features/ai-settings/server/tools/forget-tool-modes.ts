import type { ForgottenModes } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { workspaceAiAccess } from "../ai-settings.access.ts";
import { invalidateAiSettings } from "../read-ai-settings.ts";
import {
  deleteAutomaticModes,
  lockAllToolModes,
  lockToolModes,
  type ToolModeRow,
} from "./tool-mode.repository.ts";

/** Ends the modes `automatic` of these tools in the workspace, or in all of them. Idempotent. */
export const forgetAutomaticModes = command(
  "workspace_tool.forget_modes",
  workspaceAiAccess.forget_tool_modes,
  async (ctx, { toolNames, isEverywhere }: ForgottenModes): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    if (isEverywhere) await lockAllToolModes(ctx.db);
    else await lockToolModes(ctx.db, workspaceId);
    const where = isEverywhere ? null : workspaceId;
    await auditForgotten(ctx, await deleteAutomaticModes(ctx.db, { workspaceId: where, toolNames }));
  },
);

/** Records the deleted modes in the trail of each workspace. Servers read the modes anew. */
export async function auditForgotten(
  ctx: Ctx,
  forgotten: readonly Pick<ToolModeRow, "workspace_id" | "tool_name">[],
): Promise<void> {
  for (const [id, modes] of Map.groupBy(forgotten, ({ workspace_id }) => workspace_id)) {
    const names = modes.map(({ tool_name }) => tool_name).sort();
    await ctx.audit({
      act: "tool.modes_forgotten",
      workspaceId: id,
      target: [{ type: "workspace", id }],
      facts: { mode: "automatic", tools: names.length },
      // Names of tools from elsewhere are free text.
      sealed: { tools: names.join(", ") },
    });
  }
  if (forgotten.length > 0) ctx.afterCommit(() => invalidateAiSettings(ctx.services));
}
