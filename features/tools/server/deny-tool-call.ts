import { command } from "#platform/server/command.ts";
import { auditRefusal } from "./audit-tool-call.ts";
import { markToolCallLost } from "./mark-tool-call-lost.ts";
import { type JournalledToolCall, newToolCall } from "./new-tool-call.ts";
import type { Refusal } from "./refusal.ts";
import type { RequireRun } from "./require-run.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import { denyOpenToolCall, findToolCallForUpdate, insertDeniedToolCall } from "./tool-call.repository.ts";

export interface DenyToolCall extends JournalledToolCall {
  refusal: Refusal;
  requireRun: RequireRun;
}

/**
 * Journals a refused tool call with the reason. An ended call is unchanged. A call whose attempt was lost
 * gets an unknown outcome, unless it only reads.
 */
export const denyToolCall = command(
  "tool_call.deny",
  toolCallAccess.deny,
  async (ctx, call: DenyToolCall) => {
    await call.requireRun(ctx.db);
    const known = await findToolCallForUpdate(ctx.db, call.id);
    if (known && known.status !== "proposed" && known.status !== "executing") return known;
    if (known?.status === "executing" && known.effect !== "read") return markToolCallLost(ctx, known);
    const row = known
      ? await denyOpenToolCall(ctx.db, known.id, call.refusal, call.decision ?? null, ctx.now())
      : await insertDeniedToolCall(ctx.db, newToolCall(ctx, call), call.refusal, ctx.now());
    await auditRefusal(ctx, row, call.refusal);
    return row;
  },
);
