import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { spendApproval } from "./approvals/approval.repository.ts";
import { auditToolCall } from "./audit-tool-call.ts";
import { crashPoint } from "./crash-points.ts";
import type { ApprovedCall } from "./decision.ts";
import { markToolCallLost } from "./mark-tool-call-lost.ts";
import { type JournalledTool, type JournalledToolCall, newToolCall } from "./new-tool-call.ts";
import type { RequireRun } from "./require-run.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import {
  beginToolCall,
  findToolCallForUpdate,
  insertToolCall,
  restartToolCall,
  type ToolCallRow,
} from "./tool-call.repository.ts";

export interface StartToolCall extends JournalledToolCall {
  requireRun: RequireRun;
  /** What a person approved. The call uses it up. */
  approval?: ApprovedCall;
}

/**
 * Journals the start of a tool call, for the holder of its run. An ended call is returned unchanged. A
 * proposed one begins. A lost attempt is retried when that is harmless; otherwise its outcome stays unknown.
 */
export const startToolCall = command(
  "tool_call.start",
  toolCallAccess.start,
  async (ctx, call: StartToolCall) => {
    // They travel together. The run is locked first.
    const [, known] = await Promise.all([call.requireRun(ctx.db), findToolCallForUpdate(ctx.db, call.id)]);
    if (known && known.status !== "executing" && known.status !== "proposed") return known;
    if (known?.status === "executing" && call.tool && !isHarmlessTwice(call.tool)) {
      return markToolCallLost(ctx, known);
    }
    const row = await begin(ctx, call, known);
    await auditToolCall(ctx, "tool_call.started", row);
    await crashPoint("tool_call.starting");
    return row;
  },
);

function begin(ctx: Ctx, call: StartToolCall, known: ToolCallRow | undefined): Promise<ToolCallRow> {
  if (!known) return insertToolCall(ctx.db, newToolCall(ctx, call), ctx.now());
  if (known.status === "executing") return restartToolCall(ctx.db, known.id, ctx.now());
  return beginApproved(ctx, call, known);
}

/** Begins a proposed call, and uses its approval in the same transaction. */
async function beginApproved(ctx: Ctx, call: StartToolCall, known: ToolCallRow): Promise<ToolCallRow> {
  const { approval } = call;
  const decision = call.decision ?? known.decision;
  if (!approval) return beginToolCall(ctx.db, { id: known.id, decision, approvedInput: null }, ctx.now());
  const { id, hash, input, isChanged } = approval;
  if (!(await spendApproval(ctx.db, { id, toolCallId: known.id, hash }, ctx.now()))) {
    throw new Error("The approval was used before.");
  }
  const approvedInput = isChanged ? input : null;
  return beginToolCall(ctx.db, { id: known.id, decision, approvedInput }, ctx.now());
}

function isHarmlessTwice({ effect, idempotent }: JournalledTool): boolean {
  return effect === "read" || idempotent;
}
