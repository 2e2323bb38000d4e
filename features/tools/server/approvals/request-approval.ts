import type { Ctx } from "#platform/server/context.ts";
import { approvalRequested } from "../../contract/events.ts";
import { isInputErasable } from "../audit-tool-call.ts";
import type { ToolCallRow } from "../tool-call.repository.ts";
import { announceApproval } from "./announce-approval.ts";
import { insertApproval, type NewApproval } from "./approval.repository.ts";
import { auditApproval } from "./audit-approval.ts";

/** Requests an approval, in the transaction that journals the proposed call. */
export async function requestApproval(ctx: Ctx, call: ToolCallRow, approval: NewApproval): Promise<void> {
  const { workspace_id, run_id, conversation_id, user_id, integrity, readers } = call;
  const place = { workspace_id, run_id, conversation_id, user_id, integrity, readers, tool_call_id: call.id };
  const row = { ...approval, ...place };
  await insertApproval(ctx.db, row, ctx.now());
  ctx.publish(approvalRequested, { workspaceId: workspace_id, objectId: row.id, payload: {} });
  await Promise.all([
    auditApproval(
      ctx,
      "approval.requested",
      row,
      isInputErasable(ctx, call) ? {} : { sealed: { shown: JSON.stringify(approval.shown) } },
    ),
    announceApproval(ctx, row),
  ]);
}
