import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import { approvalAccess } from "./approval.access.ts";
import { type ApprovalRow, findApproval, findApprovalOfCall } from "./approval.repository.ts";

/** One's own approval, or one that the caller may decide for somebody else. Throws `approval.not_found`. */
export function getApproval(ctx: Ctx, id: string): Promise<ApprovalRow> {
  return query(ctx, approvalAccess.read, async ({ db }) => (await findApproval(db, id)) ?? missing());
}

export function getApprovalOfCall(ctx: Ctx, toolCallId: string): Promise<ApprovalRow> {
  return query(
    ctx,
    approvalAccess.read,
    async ({ db }) => (await findApprovalOfCall(db, toolCallId)) ?? missing(),
  );
}

export function missing(): never {
  return fail(toolErrors, "approval.not_found");
}
