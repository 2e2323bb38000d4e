import { command } from "#platform/server/command.ts";
import type { PlanKey, PlanPhase } from "../../contract/plan-key.ts";
import { workspacePlanAccess } from "./workspace-plan.access.ts";
import { storeWorkspacePlan } from "./workspace-plan.repository.ts";

export interface WorkspacePlanInput {
  workspaceId: string;
  /** Who takes the payments, and whether they are real: `stripe live`. Plans of others mean nothing. */
  origin: string;
  planKey: PlanKey;
  /** How many times the workspace has it, at least 1. */
  quantity: number;
  phase: PlanPhase;
  periodStartsAt: Date;
  periodEndsAt: Date | null;
  /** When it gives nothing any more; in the past when it has ended. Null: no end is known. */
  accessEndsAt: Date | null;
}

/** Puts down what a workspace has subscribed to, in the transaction that learned of it. Acts as the system. */
export const putWorkspacePlan = command(
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
    await ctx.emit({ name: "entitlements.changed", workspaceId, data: {} });
  },
);
