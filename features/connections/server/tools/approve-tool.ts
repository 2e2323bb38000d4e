import { isDeepStrictEqual } from "node:util";
import { forgetToolModes, SchemaRefusedError, validatorOf } from "#features/tools/server/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ApproveTool, connectionErrors } from "../../contract/index.ts";
import { connectionAccess } from "../connection.access.ts";
import { lockConnection } from "../connection.repository.ts";
import {
  type ConnectionToolRow,
  countApprovedTools,
  findTool,
  updateApproval,
} from "./connection-tool.repository.ts";
import { invalidateTools } from "./remembered-tools.ts";

export interface ApproveToolInput extends ApproveTool {
  connectionId: string;
  toolId: string;
}

/** With the tools of the product, a run stays below the 128 that providers take. */
const maxApproved = 60;

/** Approves exactly the form of a tool that the admin saw. */
export async function approveTool(ctx: Ctx, input: ApproveToolInput): Promise<ConnectionToolRow> {
  const { workspaceId } = userOf(ctx);
  const tool = await query(ctx, connectionAccess.approve_tool, ({ db }) =>
    findTool(db, { workspaceId, ...input }),
  );
  if (!tool) fail(connectionErrors, "connection_tool.not_found");
  await requireUsable(tool);
  return storeApproval(ctx, input);
}

async function requireUsable({ problem, seen, is_listed }: ConnectionToolRow): Promise<void> {
  if (problem !== null) fail(connectionErrors, "connection_tool.unusable", { message: problem });
  if (!is_listed) fail(connectionErrors, "connection_tool.unusable", { message: "It is no longer offered." });
  try {
    await validatorOf(seen.inputSchema as JsonObject);
  } catch (error) {
    if (!(error instanceof SchemaRefusedError)) throw error;
    fail(connectionErrors, "connection_tool.unusable", { message: error.message });
  }
}

const storeApproval = command(
  "connection_tool.approve",
  connectionAccess.approve_tool,
  async (ctx, { connectionId, toolId, seenHash, facts }: ApproveToolInput): Promise<ConnectionToolRow> => {
    const { workspaceId, userId } = userOf(ctx);
    await lockConnection(ctx.db, { workspaceId, id: connectionId });
    const key = { workspaceId, connectionId, toolId };
    const known = (await findTool(ctx.db, key)) ?? fail(connectionErrors, "connection_tool.not_found");
    if (known.approved === null && (await countApprovedTools(ctx.db, workspaceId)) >= maxApproved) {
      fail(connectionErrors, "connection_tool.too_many");
    }
    const tool = await updateApproval(ctx.db, key, { seenHash, facts, userId, at: ctx.now() });
    if (!tool) fail(connectionErrors, "connection_tool.changed_meanwhile");
    invalidateTools(ctx);
    const isSame = known.approved_hash === seenHash && isDeepStrictEqual(known.facts, facts);
    // Admins chose the mode for what was approved then.
    if (!isSame) await forgetToolModes(ctx, [tool.tool_name]);
    await ctx.audit({
      act: "connection_tool.approved",
      target: [
        { type: "connection", id: connectionId },
        { type: "connection_tool", id: toolId },
      ],
      facts: { form: seenHash, again: known.approved !== null, ...facts },
      sealed: { name: tool.tool_name },
    });
    return tool;
  },
);
