import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";

/** The workspace of the caller, and who that is; throws `usage_budget.forbidden` for those who are only members. */
export function requireWorkspaceAdmin(ctx: Ctx): { workspaceId: string; adminId: string } {
  const { role, workspaceId, userId } = userOf(ctx);
  if (role === "member") fail(entitlementErrors, "usage_budget.forbidden");
  return { workspaceId, adminId: userId };
}
