import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { auditToolCall } from "./audit-tool-call.ts";
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
}

/**
 * Journals the start of a tool call, for the holder of its run. An ended call is returned unchanged. A
 * proposed one begins. A lost attempt is retried when that is harmless; otherwise its outcome stays unknown.
 */
export const startToolCall = command(
  "tool_call.start",
  toolCallAccess.start,
  async (ctx, call: StartToolCall) => {
    await call.requireRun(ctx.db);
    const known = await findToolCallForUpdate(ctx.db, call.id);
    if (known && known.status !== "executing" && known.status !== "proposed") return known;
    if (known?.status === "executing" && call.tool && !isHarmlessTwice(call.tool)) {
      return markToolCallLost(ctx, known);
    }
    const row = await begin(ctx, call, known);
    await auditToolCall(ctx, "tool_call.started", row);
    return row;
  },
);

function begin(ctx: Ctx, call: StartToolCall, known: ToolCallRow | undefined): Promise<ToolCallRow> {
  if (!known) return insertToolCall(ctx.db, newToolCall(ctx, call), ctx.now());
  if (known.status === "executing") return restartToolCall(ctx.db, known.id, ctx.now());
  return beginToolCall(ctx.db, known.id, call.decision ?? known.decision, ctx.now());
}

function isHarmlessTwice({ effect, idempotent }: JournalledTool): boolean {
  return effect === "read" || idempotent;
}
