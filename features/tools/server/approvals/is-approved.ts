import { query } from "#platform/server/command.ts";
import type { ToolContext } from "../tool-context.ts";
import { findApprovalOfCall } from "./approval.repository.ts";

/** Whether a person approved the call that is carried out, and not a rule alone. */
export async function isApproved({ ctx, callId }: Pick<ToolContext, "ctx" | "callId">): Promise<boolean> {
  const approval = await query(ctx, ({ db }) => findApprovalOfCall(db, callId));
  return approval?.status === "approved" && approval.used_at !== null;
}
