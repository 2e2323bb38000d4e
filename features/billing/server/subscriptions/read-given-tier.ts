import { readEntitlements } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { findPlanName } from "../plans/plan.repository.ts";

/** Where nobody takes payments everybody has everything, as on this plan. */
const everything = "Enterprise";

/**
 * The name of the plan that the workspace has without its own subscription: the assigned one, which wins, or
 * everything where nobody takes payments. The Team link follows the same entitlements.
 */
export async function readGivenTier(
  ctx: Ctx,
  { provider }: BillingOptions,
  workspaceId: string,
): Promise<string | undefined> {
  const { planKey, assignment } = await readEntitlements(ctx, workspaceId);
  if (provider === "none" && planKey === "own") return everything;
  if (!assignment) return undefined;
  return (await query(ctx.asSystem("billing"), ({ db }) => findPlanName(db, planKey))) ?? planKey;
}
