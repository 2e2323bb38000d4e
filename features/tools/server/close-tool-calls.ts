import { command } from "#platform/server/command.ts";
import { auditToolCall } from "./audit-tool-call.ts";
import type { Refusal } from "./refusal.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import { denyProposedToolCalls } from "./tool-call.repository.ts";

export interface CloseToolCalls {
  run: { workspace_id: string; id: string };
}

/**
 * Denies the proposed tool calls of an ending run in its transaction, because nobody can decide them any
 * more.
 */
export const closeToolCalls = command(
  "tool_call.close",
  toolCallAccess.close,
  async (ctx, { run }: CloseToolCalls) => {
    const rows = await denyProposedToolCalls(ctx.db, run, runOver, ctx.now());
    for (const row of rows) {
      await auditToolCall(ctx, "tool_call.denied", row, { outcome: "denied", errorCode: runOver.code });
    }
    return rows.length;
  },
);

const runOver: Refusal = {
  code: "tool.run_over",
  message: "Not carried out: the run ended before this was decided.",
  summary: "Not carried out: it was stopped before this was decided",
};
