import type { Ctx } from "#platform/server/context.ts";
import type { ApprovalRow } from "./approval.repository.ts";

type Announced = Pick<
  ApprovalRow,
  "id" | "workspace_id" | "run_id" | "tool_call_id" | "conversation_id" | "user_id" | "needs_other"
>;

/**
 * Tells open browsers that an approval is new or changed: those of all who read its conversation, else of its person.
 * With four eyes somebody decides who may not read there, so those who work in the workspace hear of it too.
 */
export async function announceApproval(ctx: Ctx, row: Announced): Promise<void> {
  const { workspace_id: workspaceId, conversation_id: id } = row;
  const data = { approvalId: row.id, runId: row.run_id, toolCallId: row.tool_call_id };
  const changed = { name: "approval.changed" as const, workspaceId, data };
  await ctx.emit({
    ...changed,
    ...(id ? { readersOf: { noun: "conversation", id } } : { userId: row.user_id }),
  });
  if (row.needs_other) await ctx.emit(changed);
}
