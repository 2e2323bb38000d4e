import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { withReservedKey } from "#platform/server/create-ctx.ts";
import { installationAiAccess } from "../ai-settings.access.ts";
import { auditForgotten } from "./forget-tool-modes.ts";
import { deleteAutomaticModes, listAutomaticWorkspaces, lockToolModes } from "./tool-mode.repository.ts";

/** Ends the modes `automatic` of these tools in every workspace, in one transaction each. Idempotent. */
export async function forgetModesAhead(ctx: Ctx, toolNames: readonly string[]): Promise<void> {
  const workspaceIds = await query(ctx, installationAiAccess.forget_tool_modes, ({ db }) =>
    listAutomaticWorkspaces(db, toolNames),
  );
  // The command that follows performs the request.
  const ahead = withReservedKey(ctx, undefined);
  for (const workspaceId of workspaceIds) await forgetModesOf(ahead, { workspaceId, toolNames });
}

const forgetModesOf = command(
  "installation_tool.forget_modes",
  installationAiAccess.forget_tool_modes,
  async (ctx, modes: { workspaceId: string; toolNames: readonly string[] }): Promise<void> => {
    await lockToolModes(ctx.db, modes.workspaceId);
    await auditForgotten(ctx, await deleteAutomaticModes(ctx.db, modes));
  },
);
