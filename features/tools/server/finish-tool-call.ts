import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../contract/errors.ts";
import { auditedName } from "./audited-name.ts";
import { crashPoint } from "./crash-points.ts";
import type { RequireRun } from "./require-run.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import { findToolCallById, type Outcome, storeOutcome, type ToolCallRow } from "./tool-call.repository.ts";

export interface FinishToolCall {
  row: ToolCallRow;
  outcome: Outcome;
  requireRun: RequireRun;
}

/** Stores the outcome of an attempt. An overtaken attempt changes nothing and returns what is stored. */
export const finishToolCall = command(
  "tool_call.finish",
  toolCallAccess.finish,
  async (ctx, { row, outcome, requireRun }: FinishToolCall) => {
    // They travel together. Without the run, nothing of it is kept.
    const [, stored] = await Promise.all([requireRun(ctx.db), storeOutcome(ctx.db, row, outcome, ctx.now())]);
    if (!stored) return (await findToolCallById(ctx.db, row.id)) ?? fail(toolErrors, "tool_call.not_found");

    const { act, outcome: ending } = endings[endingOf(stored)];
    const name = auditedName(stored);
    await ctx.audit({
      act,
      outcome: ending,
      ...(stored.error_code ? { errorCode: stored.error_code } : {}),
      target: [{ type: "tool_call", id: stored.id }],
      facts: {
        tool: name.fact,
        effect: stored.effect,
        attempt: stored.attempt,
        duration_ms: durationMs(stored),
      },
      sealed: { summary: stored.summary, ...name.sealed },
      runId: stored.run_id,
      ...(stored.conversation_id ? { conversationId: stored.conversation_id } : {}),
    });
    await crashPoint("tool_call.finishing");
    return stored;
  },
);

const endings = {
  succeeded: { act: "tool_call.executed", outcome: "ok" },
  stopped: { act: "tool_call.stopped", outcome: "ok" },
  failed: { act: "tool_call.failed", outcome: "failed" },
} as const;

function endingOf({ status }: ToolCallRow): keyof typeof endings {
  return status === "succeeded" || status === "stopped" ? status : "failed";
}

function durationMs({ started_at, finished_at }: ToolCallRow): number {
  return started_at && finished_at ? finished_at.getTime() - started_at.getTime() : 0;
}
