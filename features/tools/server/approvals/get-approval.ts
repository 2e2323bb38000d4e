import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { toolErrors } from "../../contract/errors.ts";
import { getToolCall } from "../get-tool-call.ts";
import { unlessHidden } from "../unless-hidden.ts";
import { approvalAccess } from "./approval.access.ts";
import { type ApprovalRow, findApproval, findApprovalOfCall } from "./approval.repository.ts";

/** One's own approval, one that the caller may decide for somebody else, or one of a conversation that they read. Throws `approval.not_found`. */
export function getApproval(ctx: Ctx, id: string): Promise<ApprovalRow> {
  return query(ctx, approvalAccess.read, (inner) => findReadable(inner, id));
}

/** Null for a tool call that needs none, or one that the caller may not see. Throws `tool_call.not_found`. */
export function getApprovalOfCall(ctx: Ctx, toolCallId: string): Promise<ApprovalRow | null> {
  return query(ctx, approvalAccess.read, async (ctx) => {
    const row = await unlessHidden(ctx, await findApprovalOfCall(ctx.db, toolCallId));
    if (!row) await getToolCall(ctx, toolCallId);
    return row ?? null;
  });
}

/** Within a transaction. Throws `approval.not_found`. */
export async function findReadable(ctx: Ctx, id: string): Promise<ApprovalRow> {
  return (await unlessHidden(ctx, await findApproval(ctx.db, id))) ?? missing();
}

export function missing(): never {
  return fail(toolErrors, "approval.not_found");
}
