import type { EntitlementUsage, Usage } from "./usage.ts";

export interface UsedAmount {
  name: string;
  unit: EntitlementUsage["unit"];
  used: number;
  /** Null: no limit stops it. */
  limit: number | null;
  /** 0 to 100; 0 without a limit. */
  percent: number;
  state: "calm" | "near" | "full";
}

const shown: readonly EntitlementUsage["entitlement"][] = ["messages", "runs", "model_cost"];

/** Messages, runs and the cost of models in this period. */
export function summarizeUsage({ entitlements }: Pick<Usage, "entitlements">): UsedAmount[] {
  return shown.flatMap((key) => {
    const entry = entitlements.find(({ entitlement }) => entitlement === key);
    return entry ? [amountOf(entry)] : [];
  });
}

function amountOf({ name, unit, softPercent, isEnforced, ...entry }: EntitlementUsage): UsedAmount {
  const used = entry.used ?? 0;
  const limit = isEnforced ? entry.limit : null;
  if (limit === null) return { name, unit, used, limit, percent: 0, state: "calm" };
  const percent = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return {
    name,
    unit,
    used,
    limit,
    percent,
    state: percent >= 100 ? "full" : percent < softPercent ? "calm" : "near",
  };
}
