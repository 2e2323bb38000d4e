import { command } from "#platform/server/command.ts";
import type { PlanKey, PlanPhase } from "../../contract/plan-key.ts";
import { announceChange } from "../announce-change.ts";
import { workspacePlanAccess } from "./workspace-plan.access.ts";
import { storeWorkspacePlan } from "./workspace-plan.repository.ts";

export interface WorkspacePlanInput {
  workspaceId: string;
  /** Provider and mode, e.g. `stripe live`. Plans of another origin are ignored. */
  origin: string;
  planKey: PlanKey;
  /** At least 1; multiplies limits that are per plan. */
  quantity: number;
  phase: PlanPhase;
  periodStartsAt: Date;
  periodEndsAt: Date | null;
  /** End of access; in the past for an ended plan. Null: no known end. */
  accessEndsAt: Date | null;
}

/** Stores a workspace's subscribed plan inside the caller's transaction. Acts as the system. */
export const setWorkspacePlan = command(
  "workspace_plan.put",
  workspacePlanAccess.put,
  async (ctx, input: WorkspacePlanInput): Promise<void> => {
    const plan = { ...input, source: "subscription", note: "", createdBy: null } as const;
    if (!(await storeWorkspacePlan(ctx.db, plan, ctx.now()))) return;
    const { workspaceId, planKey, quantity, phase, origin, accessEndsAt } = input;
    await ctx.audit({
      act: "workspace_plan.put",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
      facts: { plan: planKey, quantity, phase, origin, access_ends_at: accessEndsAt?.toISOString() ?? null },
      isWithoutSource: true,
    });
    await announceChange(ctx, workspaceId);
  },
);
