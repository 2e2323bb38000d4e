import { systemLabel } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import { auditToolCall } from "./audit-tool-call.ts";
import { type Outcome, storeOutcome, type ToolCallRow } from "./tool-call.repository.ts";

/** Stores that the attempt was lost and its outcome is unknown. */
export async function markToolCallLost(ctx: Ctx, known: ToolCallRow): Promise<ToolCallRow> {
  const lost = (await storeOutcome(ctx.db, known, lostOutcome, ctx.now())) ?? known;
  await auditToolCall(ctx, "tool_call.failed", lost, {
    outcome: "failed",
    errorCode: "tool.outcome_unknown",
  });
  return lost;
}

const lostOutcome: Outcome = {
  status: "unknown",
  output: null,
  summary: "It is not known whether this was done",
  sources: [],
  error_code: "tool.outcome_unknown",
  error_message:
    "The server stopped while this was being done, so it may or may not have happened. Check before trying again.",
  label: systemLabel,
};
