import type { PlanKey, PlanPhase } from "../../contract/plan-key.ts";
import type { Facts, WorkspacePlan } from "./facts.ts";

/** A workspace's plan in force. */
export interface CurrentPlan {
  planKey: PlanKey;
  quantity: number;
  phase: PlanPhase | null;
  /** Set for an assigned plan, which takes precedence over a paid one. */
  assignment: { endsAt: Date | null } | null;
  /** Absent: calendar months. */
  period?: { startsAt: Date; endsAt: Date | null };
}

/**
 * The plan in force: the assigned one, else the one subscribed at the present provider. Without either: `own`
 * (everything) without a provider, `ended` after a former plan, `without_plan` otherwise.
 */
export function currentPlanOf({ plans, selling }: Pick<Facts, "plans" | "selling">, now: Date): CurrentPlan {
  const known = plans.filter(({ source, origin }) => source === "assigned" || origin === selling);
  const current =
    known.find((plan) => plan.source === "assigned" && isInForce(plan, now)) ??
    known.find((plan) => plan.source === "subscription" && isInForce(plan, now));
  if (current) {
    const { source, planKey, quantity, phase, periodStartsAt: startsAt, periodEndsAt: endsAt } = current;
    const assignment = source === "assigned" ? { endsAt: current.accessEndsAt } : null;
    return { planKey, quantity, phase, assignment, period: { startsAt, endsAt } };
  }
  const nothing = { quantity: 1, phase: null, assignment: null };
  if (selling === null) return { planKey: "own", ...nothing };
  return { planKey: known.length > 0 ? "ended" : "without_plan", ...nothing };
}

function isInForce({ accessEndsAt }: WorkspacePlan, now: Date): boolean {
  return accessEndsAt === null || now < accessEndsAt;
}
