import type { Ctx } from "#platform/server/context.ts";
import type { ApprovalRow } from "./approval.repository.ts";

type Announced = Pick<
  ApprovalRow,
  "id" | "workspace_id" | "run_id" | "tool_call_id" | "user_id" | "needs_other"
>;

/** Tells open browsers that an approval is new or changed. With four eyes, all of the workspace may read that. */
export function announceApproval(ctx: Ctx, row: Announced): Promise<void> {
  return ctx.emit({
    name: "approval.changed",
    workspaceId: row.workspace_id,
    ...(row.needs_other ? {} : { userId: row.user_id }),
    data: { approvalId: row.id, runId: row.run_id, toolCallId: row.tool_call_id },
  });
}
