import { isAdministering } from "#platform/contract/role-rules.ts";
import type { Actor } from "#platform/server/context.ts";
import type { ApprovalRow } from "./approval.repository.ts";

/** Whether a person may decide an approval that they can see. */
export function canDecide(actor: Actor, row: Pick<ApprovalRow, "needs_other" | "user_id">): boolean {
  if (actor.type !== "user" || actor.isVisitor) return false;
  const isOwn = row.user_id === actor.userId;
  return row.needs_other ? !isOwn && isAdministering(actor.role) : isOwn;
}
