import type { Json } from "#platform/contract/json.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { ApproveCall } from "../../contract/approval.ts";
import { toolErrors } from "../../contract/errors.ts";
import { isInputErasable } from "../audit-tool-call.ts";
import { crashPoint } from "../crash-points.ts";
import { builtInTool } from "../tool-catalogue.ts";
import { agentOf } from "./agent-of.ts";
import { announceApproval } from "./announce-approval.ts";
import { approvalAccess } from "./approval.access.ts";
import type { ApprovalRow } from "./approval.repository.ts";
import { findApproval, storeApproved } from "./approval.repository.ts";
import { auditApproval } from "./audit-approval.ts";
import { type ChangedCall, changeCall } from "./change-call.ts";
import { getApproval, missing } from "./get-approval.ts";
import { lockOpenApproval, requireOpen } from "./lock-open-approval.ts";
import { runOfCalls } from "./run-of-calls.ts";

/** Allows a call once, as it is shown or with changed values. Its run continues. */
export async function approveCall(
  ctx: Ctx,
  { id, hash, changes = {} }: ApproveCall & { id: string },
): Promise<ApprovalRow> {
  const row = await getApproval(ctx, id);
  await requireOpen(ctx, row, hash);
  await requireNoObstacle(ctx, row);
  if (Object.keys(changes).length === 0) return allowCall(ctx, { id, hash });
  return allowCall(ctx, { id, hash, changed: await changeCall(ctx, row, changes) });
}

const allowCall = command(
  "approval.approve",
  approvalAccess.approve,
  async (ctx, { id, hash, changed }: AllowCall): Promise<ApprovalRow> => {
    const row = await lockOpenApproval(ctx, { id, hash });
    const approved = changed ?? { input: row.input, shown: row.shown, hash: row.hash };
    await storeApproved(ctx.db, id, { decidedBy: userOf(ctx).userId, ...approved }, ctx.now());
    const isSealed = changed && !isInputErasable(ctx, row);
    const sealed = isSealed ? { sealed: { approved: JSON.stringify(approved.input satisfies Json) } } : {};
    const facts = { is_changed: changed ? 1 : 0, approved_hash: approved.hash };
    await auditApproval(ctx, "approval.approved", row, { facts, ...sealed });
    await announceApproval(ctx, row);
    await crashPoint("approval.deciding");
    const { workspace_id: workspaceId, run_id: runId, tool_call_id: stepKey } = row;
    await runOfCalls(ctx).resume(ctx, { workspaceId, runId, stepKey, approvalId: id });
    return (await findApproval(ctx.db, id)) ?? missing();
  },
);

interface AllowCall {
  id: string;
  /** Of the request, which a change was made to. */
  hash: string;
  changed?: ChangedCall;
}

/**
 * Throws `approval.obstacle` with the reason: an approval of what cannot be carried out would only be used up. The person
 * themself learns the page where they remove it.
 */
async function requireNoObstacle(decider: Ctx, row: ApprovalRow): Promise<void> {
  const tool = builtInTool(decider.services, row.tool_name);
  const obstacle = tool?.obstacle && (await tool.obstacle(await agentOf(decider, row)));
  if (!obstacle) return;
  const { sentence: message, page } = obstacle;
  const isOwn = row.user_id === userOf(decider).userId;
  fail(toolErrors, "approval.obstacle", { message, ...(page && isOwn ? { details: { page } } : {}) });
}
