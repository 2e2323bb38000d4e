import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { deleteAssignedPlan } from "./workspace-plan.repository.ts";

/** Takes back what was assigned: what the workspace pays for counts again. For background work. */
export const unassignPlan = command(
  "workspace_plan.unassign",
  async (ctx, { workspaceId, adminId }: { workspaceId: string; adminId: string | null }): Promise<void> => {
    if (!(await deleteAssignedPlan(ctx.db, workspaceId))) fail(entitlementErrors, "assignment.not_found");
    await ctx.audit({
      act: "workspace_plan.unassigned",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
      facts: { admin: adminId },
    });
    await ctx.emit({ name: "entitlements.changed", workspaceId, data: {} });
  },
);
