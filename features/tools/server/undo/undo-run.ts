import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { AppError, isUnavailable } from "#platform/server/errors.ts";
import type { UndoneCall } from "../../contract/approval.ts";
import { runOfCalls } from "../approvals/run-of-calls.ts";
import { listToolCalls, type ToolCallRow } from "../tool-call.repository.ts";
import { undoToolCall } from "./undo-tool-call.ts";

/** Takes back the caller's tool calls of a run, newest first, and says of each what came of it. */
export async function undoRun(ctx: Ctx, runId: string): Promise<UndoneCall[]> {
  await runOfCalls(ctx).require(ctx, runId);
  const rows = await query(ctx, ({ db }) => listToolCalls(db, userOf(ctx).workspaceId, runId));
  const changes = rows.filter(
    ({ effect, status }) => effect !== "read" && ["succeeded", "unknown"].includes(status),
  );
  const items: UndoneCall[] = [];
  for (const row of changes.reverse()) items.push(await undo(ctx, row));
  return items;
}

async function undo(ctx: Ctx, row: ToolCallRow): Promise<UndoneCall> {
  try {
    return await undoToolCall(ctx, { id: row.id });
  } catch (error) {
    if (!(error instanceof AppError) || isUnavailable(error)) throw error;
    const { id: toolCallId, tool_title, tool_name } = row;
    return {
      toolCallId,
      toolTitle: tool_title ?? tool_name,
      outcome: "not_possible",
      summary: error.message,
    };
  }
}
