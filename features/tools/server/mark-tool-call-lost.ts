import type { Ctx } from "#platform/server/context.ts";
import { auditToolCall } from "./audit-tool-call.ts";
import { outcomeUnknownCode, unknownOutcome } from "./outcome-unknown.ts";
import { storeOutcome, type ToolCallRow } from "./tool-call.repository.ts";

/** Stores that the attempt was lost and its outcome is unknown. */
export async function markToolCallLost(ctx: Ctx, known: ToolCallRow): Promise<ToolCallRow> {
  const outcome = unknownOutcome("The server stopped while this was being done.");
  const lost = (await storeOutcome(ctx.db, known, outcome, ctx.now())) ?? known;
  await auditToolCall(ctx, "tool_call.failed", lost, {
    outcome: "failed",
    errorCode: outcomeUnknownCode,
  });
  return lost;
}
