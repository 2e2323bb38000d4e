import { forgetToolModes } from "#features/tools/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../../contract/index.ts";
import { connectionAccess } from "../connection.access.ts";
import { clearApproval, findTool } from "./connection-tool.repository.ts";
import { invalidateTools } from "./remembered-tools.ts";

/** Switches a tool off until it is approved again. Idempotent. */
export const withdrawApproval = command(
  "connection_tool.withdraw",
  connectionAccess.withdraw_tool,
  async (ctx, { connectionId, toolId }: { connectionId: string; toolId: string }): Promise<void> => {
    const key = { workspaceId: userOf(ctx).workspaceId, connectionId, toolId };
    const tool = (await findTool(ctx.db, key)) ?? fail(connectionErrors, "connection_tool.not_found");
    if (!(await clearApproval(ctx.db, key))) return;
    invalidateTools(ctx);
    await forgetToolModes(ctx, [tool.tool_name]);
    await ctx.audit({
      act: "connection_tool.withdrawn",
      target: [
        { type: "connection", id: connectionId },
        { type: "connection_tool", id: toolId },
      ],
      sealed: { name: tool.tool_name },
    });
  },
);
