import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findApprovalOfCall } from "./approvals/approval.repository.ts";
import { closeApproval } from "./approvals/close-approval.ts";
import { approvalExpired } from "./approvals/refusals.ts";
import { auditRefusal } from "./audit-tool-call.ts";
import { crashPoint } from "./crash-points.ts";
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
    if (known?.status === "proposed" && !(await closeRequest(ctx, call))) return known;
    const row = known
      ? await denyOpenToolCall(ctx.db, known, call.refusal, call.decision ?? null, ctx.now())
      : await insertDeniedToolCall(ctx.db, newToolCall(ctx, call), call.refusal, ctx.now());
    await auditRefusal(ctx, row, call.refusal);
    await crashPoint("tool_call.denying");
    return row;
  },
);

/** Closes an undecided request. False when a person approved it just before it would have expired. */
async function closeRequest(ctx: Ctx, { id, refusal }: DenyToolCall): Promise<boolean> {
  const isExpired = refusal.code === approvalExpired.code;
  if (await closeApproval(ctx, id, isExpired ? "expired" : "withdrawn")) return true;
  return !isExpired || (await findApprovalOfCall(ctx.db, id))?.status !== "approved";
}
