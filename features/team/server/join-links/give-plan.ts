import { assignPlan, readStoredEntitlements } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import { lockWorkspace } from "../members/member.repository.ts";
import type { JoinLinkRow } from "./join-link.repository.ts";

/**
 * Gives the plan of a link to a person's own workspace. A plan in force stays: what is paid is not put aside, and what
 * was given is not shortened. Part of a command.
 */
export async function givePlan(ctx: Ctx, link: JoinLinkRow, userId: string): Promise<void> {
  // Of two links that one person uses at once, the second finds the plan of the first.
  await lockWorkspace(ctx.db, userId);
  const { assignment, phase } = await readStoredEntitlements(ctx, userId);
  const isTrial = phase === "trial" && !assignment;
  if (assignment || (phase !== null && !isTrial)) fail(joinLinkErrors, "join_link.has_plan");
  const { id, plan_key: planKey, plan_ends_at: accessEndsAt } = link;
  await assignPlan(ctx, { workspaceId: userId, planKey: planKey ?? "", accessEndsAt, note: `Link ${id}` });
  await ctx.audit({
    act: "plan_link.used",
    workspaceId: userId,
    target: [{ type: "plan_link", id }],
    facts: { plan: planKey ?? "" },
    isWithoutSource: true,
  });
}
