import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { DenyCall } from "../../contract/approval.ts";
import { crashPoint } from "../crash-points.ts";
import { announceApproval } from "./announce-approval.ts";
import { approvalAccess } from "./approval.access.ts";
import { type ApprovalRow, findApproval, storeDenied } from "./approval.repository.ts";
import { auditApproval } from "./audit-approval.ts";
import { missing } from "./get-approval.ts";
import { lockOpenApproval } from "./lock-open-approval.ts";
import { runOfCalls } from "./run-of-calls.ts";

/** Denies a call with a reason that the model reads. The run continues without it. */
export const denyCall = command(
  "approval.deny",
  approvalAccess.deny,
  async (ctx, { id, hash, reason = "" }: DenyCall & { id: string }): Promise<ApprovalRow> => {
    const row = await lockOpenApproval(ctx, { id, hash });
    const said = reason === "" ? null : reason;
    await storeDenied(ctx.db, id, { decidedBy: userOf(ctx).userId, reason: said }, ctx.now());
    await auditApproval(ctx, "approval.denied", row, said ? { sealed: { reason: said } } : {});
    await announceApproval(ctx, row);
    await crashPoint("approval.deciding");
    const { workspace_id: workspaceId, run_id: runId, tool_call_id: stepKey } = row;
    await runOfCalls(ctx).resume(ctx, { workspaceId, runId, stepKey, approvalId: id });
    return (await findApproval(ctx.db, id)) ?? missing();
  },
);
