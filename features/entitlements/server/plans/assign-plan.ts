import { command } from "#platform/server/command.ts";
import { personOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import type { PlanKey } from "../../contract/plan-key.ts";
import { announceChange } from "../announce-change.ts";
import { workspacePlanAccess } from "./workspace-plan.access.ts";
import { hasPlan, hasWorkspace, storeWorkspacePlan } from "./workspace-plan.repository.ts";

export interface AssignPlan {
  workspaceId: string;
  planKey: PlanKey;
  /** Null: until it is revoked. */
  accessEndsAt: Date | null;
  note: string;
}

/** Assigns a plan without payment. It takes precedence over a paid one. */
export const assignPlan = command(
  "workspace_plan.assign",
  workspacePlanAccess.assign,
  async (ctx, input: AssignPlan): Promise<void> => {
    const { workspaceId, planKey, accessEndsAt, note } = input;
    if (!(await hasWorkspace(ctx.db, workspaceId))) fail(entitlementErrors, "workspace.not_found");
    if (!(await hasPlan(ctx.db, planKey))) fail(entitlementErrors, "entitlement.unknown");
    const at = ctx.now();
    await storeWorkspacePlan(
      ctx.db,
      {
        ...{ workspaceId, planKey, accessEndsAt, note, createdBy: personOf(ctx.actor)?.userId ?? null },
        ...{
          source: "assigned",
          origin: "",
          quantity: 1,
          phase: "paid",
          periodStartsAt: at,
          periodEndsAt: null,
        },
      },
      at,
    );
    await ctx.audit({
      act: "workspace_plan.assigned",
      workspaceId,
      target: [{ type: "workspace", id: workspaceId }],
      facts: { plan: planKey, access_ends_at: accessEndsAt?.toISOString() ?? null },
      sealed: { note },
    });
    await announceChange(ctx, workspaceId);
  },
);
