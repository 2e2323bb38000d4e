import { type EntitlementKey, entitlementDefinitions, entitlementKeys } from "../../contract/entitlement.ts";
import type { PlanValue } from "../values/facts.ts";

type FirstValue = Pick<PlanValue, "planKey" | "entitlement" | "valueBoolean" | "valueLimit" | "trialLimit">;

const usd = 1_000_000;
const minute = 60;
const gibibyte = 2 ** 30;
const everything = null;

/** [limit, limit in the trial]; a single number is both, and null is unlimited. */
type Row = Partial<Record<EntitlementKey, boolean | number | null | [number | null, number]>>;

/** Initial values of a new installation. Admins' changes to them stay. */
const rows: Record<string, Row> = {
  individual: {
    messages: [1_500, 300],
    runs: [200, 50],
    tokens: everything,
    model_cost: [8 * usd, 2 * usd],
    voice_seconds: [60 * minute, 15 * minute],
    storage_bytes: gibibyte,
    seats: 1,
    agents: 3,
    api_keys: 0,
    integrations: 1,
    retention_days: [30, 14],
  },
  business: {
    messages: [10_000, 300],
    runs: [2_000, 50],
    tokens: everything,
    model_cost: [40 * usd, 2 * usd],
    voice_seconds: [600 * minute, 15 * minute],
    storage_bytes: [20 * gibibyte, gibibyte],
    seats: [10, 3],
    agents: [20, 3],
    api_keys: [5, 0],
    integrations: [5, 1],
    retention_days: [365, 14],
    team: true,
  },
  enterprise: {
    messages: [50_000, 300],
    runs: [10_000, 50],
    tokens: everything,
    model_cost: [150 * usd, 2 * usd],
    voice_seconds: [3_000 * minute, 15 * minute],
    storage_bytes: [200 * gibibyte, gibibyte],
    seats: [everything, 3],
    agents: [everything, 3],
    api_keys: [50, 0],
    integrations: [everything, 1],
    retention_days: [7 * 365, 14],
    team: true,
    single_sign_on: true,
    audit_export: true,
    policies: true,
  },
  without_plan: {
    messages: 100,
    runs: 100,
    tokens: everything,
    model_cost: usd,
    voice_seconds: 5 * minute,
    storage_bytes: gibibyte / 4,
    seats: 1,
    agents: 1,
    integrations: 1,
    retention_days: 30,
  },
  // Nothing can be used any more. Existing content stays, with its retention.
  ended: { tokens: everything, seats: 1, retention_days: everything },
  own: Object.fromEntries(
    entitlementKeys.map((key) => [key, entitlementDefinitions[key].kind === "boolean" ? true : everything]),
  ),
};

export const firstPlanValues: readonly FirstValue[] = Object.entries(rows).flatMap(([planKey, row]) =>
  entitlementKeys.map((entitlement) => firstValue(planKey, entitlement, row[entitlement])),
);

function firstValue(planKey: string, entitlement: EntitlementKey, value: Row[EntitlementKey]): FirstValue {
  if (entitlementDefinitions[entitlement].kind === "boolean") {
    return { planKey, entitlement, valueBoolean: value === true, valueLimit: 0, trialLimit: null };
  }
  const [valueLimit, trialLimit] = Array.isArray(value) ? value : [limitOf(value), null];
  return { planKey, entitlement, valueBoolean: null, valueLimit, trialLimit };
}

function limitOf(value: boolean | number | null | undefined): number | null {
  return value === null || typeof value === "number" ? value : 0;
}
