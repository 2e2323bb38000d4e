import type { Json } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { ApproveCall } from "../../contract/approval.ts";
import { crashPoint } from "../crash-points.ts";
import { announceApproval } from "./announce-approval.ts";
import { approvalAccess } from "./approval.access.ts";
import { type ApprovalRow, findApproval, storeApproved } from "./approval.repository.ts";
import { auditApproval } from "./audit-approval.ts";
import { changeCall } from "./change-call.ts";
import { missing } from "./get-approval.ts";
import { lockOpenApproval } from "./lock-open-approval.ts";
import { runOfCalls } from "./run-of-calls.ts";

/** Allows a call once, as it is shown or with changed values. Its run continues. */
export const approveCall = command(
  "approval.approve",
  approvalAccess.approve,
  async (ctx, { id, hash, changes = {} }: ApproveCall & { id: string }): Promise<ApprovalRow> => {
    const row = await lockOpenApproval(ctx, { id, hash });
    const isChanged = Object.keys(changes).length > 0;
    const approved = isChanged
      ? await changeCall(ctx, row, changes)
      : { input: row.input, shown: row.shown, hash: row.hash };
    await storeApproved(ctx.db, id, { decidedBy: userOf(ctx).userId, ...approved }, ctx.now());
    const sealed = isChanged ? { sealed: { approved: JSON.stringify(approved.input satisfies Json) } } : {};
    const facts = { is_changed: isChanged ? 1 : 0, approved_hash: approved.hash };
    await auditApproval(ctx, "approval.approved", row, { facts, ...sealed });
    await announceApproval(ctx, row);
    await crashPoint("approval.deciding");
    const { workspace_id: workspaceId, run_id: runId, tool_call_id: stepKey } = row;
    await runOfCalls(ctx).resume(ctx, { workspaceId, runId, stepKey, approvalId: id });
    return (await findApproval(ctx.db, id)) ?? missing();
  },
);
