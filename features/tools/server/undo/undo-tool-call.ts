import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { UndoneCall } from "../../contract/approval.ts";
import { toolErrors } from "../../contract/errors.ts";
import { auditedName } from "../audited-name.ts";
import { crashPoint } from "../crash-points.ts";
import { toolCallAccess } from "../tool-call.access.ts";
import { findToolCallForUpdate, storeUndone, type ToolCallRow } from "../tool-call.repository.ts";
import { ToolError } from "../tool-error.ts";
import { findToolToUndo } from "./find-tool-to-undo.ts";
import { undoStateOf } from "./undo-state.ts";

/**
 * Takes back what a tool call did, as the person it was done for. Idempotent. Throws `tool_call.not_undoable`
 * with the reason when it cannot be taken back.
 */
export const undoToolCall = command(
  "tool_call.undo",
  toolCallAccess.undo,
  async (ctx, { id }: { id: string }): Promise<UndoneCall> => {
    const row = (await findToolCallForUpdate(ctx.db, id)) ?? fail(toolErrors, "tool_call.not_found");
    const call = { toolCallId: row.id, toolTitle: row.tool_title ?? row.tool_name };
    const state = await undoStateOf(ctx, row);
    if (typeof state === "object") return { ...call, outcome: "already_undone", summary: state.summary };
    if (row.status !== "succeeded" || row.effect === "read") fail(toolErrors, "tool_call.not_undoable");
    await crashPoint("undo.before_effect");
    const summary = (await takeBack(ctx, row)).slice(0, 300);
    await storeUndone(ctx.db, row.id, summary, ctx.now());
    const name = auditedName(row);
    await ctx.audit({
      act: "tool_call.undone",
      target: [{ type: "tool_call", id: row.id }],
      facts: { tool: name.fact },
      sealed: { summary, ...name.sealed },
      runId: row.run_id,
      ...(row.conversation_id ? { conversationId: row.conversation_id } : {}),
    });
    await crashPoint("undo.storing");
    return { ...call, outcome: "undone", summary };
  },
);

async function takeBack(ctx: Ctx, row: ToolCallRow): Promise<string> {
  const tool = (await findToolToUndo(ctx, row)) ?? fail(toolErrors, "tool_call.not_undoable");
  const { id, input, approved_input, output } = row;
  try {
    return await tool.undo(ctx, { id, input: approved_input ?? input, data: output?.data ?? null });
  } catch (error) {
    if (error instanceof ToolError) fail(toolErrors, "tool_call.not_undoable", { message: error.message });
    throw error;
  }
}
