import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { announceChange } from "../announce-change.ts";
import { workspacePlanAccess } from "./workspace-plan.access.ts";
import { deleteAssignedPlan } from "./workspace-plan.repository.ts";

/** Revokes an assigned plan: the paid one applies again. */
export const unassignPlan = command(
  "workspace_plan.unassign",
  workspacePlanAccess.unassign,
  async (ctx, { workspaceId }: { workspaceId: string }): Promise<void> => {
    if (!(await deleteAssignedPlan(ctx.db, workspaceId))) fail(entitlementErrors, "assignment.not_found");
    await ctx.audit({
      act: "workspace_plan.unassigned",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
    });
    await announceChange(ctx, workspaceId);
  },
);
