import {
  type EntitlementDefinition,
  type EntitlementKey,
  entitlementDefinitions,
  entitlementKeys,
} from "../../contract/entitlement.ts";
import type { Entitlements, EntitlementValue } from "../../contract/entitlements.ts";
import { type CurrentPlan, currentPlanOf } from "./current-plan-of.ts";
import type { Facts, Override, PlanValue } from "./facts.ts";
import { periodOf } from "./period-of.ts";

/** Effective values at `now`: an override in force, else the plan's value, else nothing. Pure. */
export function entitlementsOf(facts: Facts, now: Date): Entitlements {
  const plan = currentPlanOf(facts, now);
  const { startsAt, resetsAt } = periodOf(plan, now);
  const planValues = new Map(
    facts.planValues
      .filter(({ planKey }) => planKey === plan.planKey)
      .map((value) => [value.entitlement, value]),
  );
  const overrides = new Map(
    facts.overrides
      .filter((override) => isInForce(override, now))
      .map((override) => [override.entitlement, override]),
  );
  const values = Object.fromEntries(
    entitlementKeys.map((key) => {
      const value = effectiveValueOf(key, plan, planValues.get(key), overrides.get(key));
      const { isCountedOnly } = entitlementDefinitions[key];
      return [key, isCountedOnly ? { ...value, isGiven: true, limit: null } : value];
    }),
  ) as Record<EntitlementKey, EntitlementValue>;
  const { planKey, phase, assignment } = plan;
  return { planKey, phase, assignment, periodStartsAt: startsAt, resetsAt, values };
}

function isInForce({ startsAt, endsAt }: Override, now: Date): boolean {
  return startsAt <= now && (endsAt === null || now < endsAt);
}

function effectiveValueOf(
  key: EntitlementKey,
  plan: CurrentPlan,
  planValue: PlanValue | undefined,
  override: Override | undefined,
): EntitlementValue {
  const definition = entitlementDefinitions[key];
  const { softPercent, overage } = planValue ?? { softPercent: 80, overage: "block" };
  const rules = { softPercent, overage } as const;
  if (override) {
    const given = override.isRemoved ? nothing : amountOf(definition, override);
    return { ...given, ...rules, source: "override" };
  }
  if (planValue) {
    const isTrial = plan.phase === "trial";
    const one = isTrial ? (planValue.trialLimit ?? planValue.valueLimit) : planValue.valueLimit;
    const valueLimit = one !== null && definition.isPerPlan ? one * plan.quantity : one;
    return {
      ...amountOf(definition, { ...planValue, valueLimit }),
      ...rules,
      source: isTrial ? "trial" : "plan",
    };
  }
  if (plan.planKey === "own") return { ...everything(definition), ...rules, source: "plan" };
  return { ...nothing, ...rules, source: "nothing" };
}

type Amount = Pick<EntitlementValue, "isGiven" | "limit">;

const nothing: Amount = { isGiven: false, limit: 0 };

function everything({ kind }: EntitlementDefinition): Amount {
  return { isGiven: true, limit: kind === "boolean" ? 0 : null };
}

function amountOf(
  { kind }: EntitlementDefinition,
  { valueBoolean, valueLimit }: Pick<PlanValue, "valueBoolean" | "valueLimit">,
): Amount {
  if (kind === "boolean") return { isGiven: valueBoolean === true, limit: 0 };
  return { isGiven: valueLimit !== 0, limit: valueLimit };
}
