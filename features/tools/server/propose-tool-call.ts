import { command } from "#platform/server/command.ts";
import type { NewApproval } from "./approvals/approval.repository.ts";
import { requestApproval } from "./approvals/request-approval.ts";
import { auditToolCall } from "./audit-tool-call.ts";
import { crashPoint } from "./crash-points.ts";
import { type JournalledToolCall, newToolCall } from "./new-tool-call.ts";
import type { RequireRun } from "./require-run.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import { findToolCallForUpdate, insertToolCall } from "./tool-call.repository.ts";

export interface ProposeToolCall extends JournalledToolCall {
  requireRun: RequireRun;
  /** What it asks a person. Absent: it waits for something else, such as an answer. */
  approval?: NewApproval;
}

/**
 * Journals a tool call that must wait, with its decision. A call that is already in the journal is unchanged.
 */
export const proposeToolCall = command(
  "tool_call.propose",
  toolCallAccess.propose,
  async (ctx, call: ProposeToolCall) => {
    await call.requireRun(ctx.db);
    const known = await findToolCallForUpdate(ctx.db, call.id);
    if (known) return known;
    const row = await insertToolCall(ctx.db, newToolCall(ctx, call), null);
    await auditToolCall(ctx, "tool_call.proposed", row);
    if (call.approval) await requestApproval(ctx, row, call.approval);
    await crashPoint("tool_call.proposing");
    return row;
  },
);
