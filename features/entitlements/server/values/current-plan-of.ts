import type { PlanKey, PlanPhase } from "../../contract/plan-key.ts";
import type { Facts, WorkspacePlan } from "./facts.ts";

/** What a workspace is on now. */
export interface CurrentPlan {
  planKey: PlanKey;
  quantity: number;
  phase: PlanPhase | null;
  /** Set where it was assigned, which goes before what is paid for. */
  assignment: { endsAt: Date | null } | null;
  /** Absent: periods are calendar months. */
  period?: { startsAt: Date; endsAt: Date | null };
}

/**
 * The plan in force: what was assigned, else what is subscribed at who takes payments now. Without either, everything
 * where nobody takes payments; else `ended` when there had been one, and `without_plan` when there never was.
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
