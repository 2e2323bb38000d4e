import type { Ctx } from "#platform/server/context.ts";
import { crashPoint } from "../crash-points.ts";
import { announceApproval } from "./announce-approval.ts";
import { type ApprovalRow, closeApprovalOfCall, withdrawApprovalsOfRun } from "./approval.repository.ts";
import { auditApproval } from "./audit-approval.ts";

/**
 * Closes the request of a call that is denied, in the same transaction. Returns false when a person decided
 * it first.
 */
export async function closeApproval(
  ctx: Ctx,
  toolCallId: string,
  status: "expired" | "withdrawn",
): Promise<boolean> {
  const row = await closeApprovalOfCall(ctx.db, toolCallId, status);
  if (!row) return false;
  await closed(ctx, row, status);
  await crashPoint("approval.closing");
  return true;
}

/** Withdraws what an ending run still asks for, in the same transaction. */
export async function withdrawApprovals(ctx: Ctx, run: { workspace_id: string; id: string }): Promise<void> {
  for (const row of await withdrawApprovalsOfRun(ctx.db, run)) await closed(ctx, row, "withdrawn");
}

async function closed(ctx: Ctx, row: ApprovalRow, status: "expired" | "withdrawn"): Promise<void> {
  await Promise.all([auditApproval(ctx, `approval.${status}`, row), announceApproval(ctx, row)]);
}
