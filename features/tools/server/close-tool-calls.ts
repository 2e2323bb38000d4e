import { command } from "#platform/server/command.ts";
import { withdrawApprovals } from "./approvals/close-approval.ts";
import { auditRefusal } from "./audit-tool-call.ts";
import type { Refusal } from "./refusal.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import { denyProposedToolCalls } from "./tool-call.repository.ts";

export interface CloseToolCalls {
  run: { workspace_id: string; id: string };
  /** Whether a person stopped the run. */
  isStopped: boolean;
}

/**
 * Denies the proposed tool calls of an ending run in its transaction, because nobody can decide them any
 * more.
 */
export const closeToolCalls = command(
  "tool_call.close",
  toolCallAccess.close,
  async (ctx, { run, isStopped }: CloseToolCalls) => {
    const refusal = isStopped ? stopped : runOver;
    const rows = await denyProposedToolCalls(ctx.db, run, refusal, ctx.now());
    for (const row of rows) await auditRefusal(ctx, row, refusal);
    if (rows.length > 0) await withdrawApprovals(ctx, run);
    return rows.length;
  },
);

const runOver: Refusal = {
  code: "tool.run_over",
  message: "Not carried out: the run ended before this was decided.",
  summary: "Not carried out: the answer ended before this was decided",
};

const stopped: Refusal = {
  ...runOver,
  summary: "Not carried out: the answer was stopped before this was decided",
  isStop: true,
};
