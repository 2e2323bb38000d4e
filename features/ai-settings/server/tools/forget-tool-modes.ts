import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { workspaceAiAccess } from "../ai-settings.access.ts";
import { forgetAiSettings } from "../read-ai-settings.ts";
import { deleteAutomaticModes } from "./tool-mode.repository.ts";

/** Ends the modes `automatic` of these tools in the workspace. Idempotent. */
export const forgetAutomaticModes = command(
  "workspace_tool.forget_modes",
  workspaceAiAccess.forget_tool_modes,
  async (ctx, toolNames: readonly string[]): Promise<void> => {
    const { workspaceId } = userOf(ctx);
    const forgotten = await deleteAutomaticModes(ctx.db, { workspaceId, toolNames });
    if (forgotten.length === 0) return;
    await ctx.audit({
      act: "tool.modes_forgotten",
      target: [{ type: "workspace", id: workspaceId }],
      facts: { mode: "automatic", tools: forgotten.length },
      // Names of tools from elsewhere are free text.
      sealed: { tools: forgotten.join(", ") },
    });
    ctx.afterCommit(() => forgetAiSettings(ctx.services));
  },
);
