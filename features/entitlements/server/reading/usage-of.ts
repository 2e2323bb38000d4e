import { type EntitlementKey, entitlementDefinitions, entitlementKeys } from "../../contract/entitlement.ts";
import type { Entitlements } from "../../contract/entitlements.ts";
import { isMetered } from "../../contract/is-metered.ts";
import type { EntitlementUsage } from "../../contract/usage.ts";
import type { Counter } from "./counter.repository.ts";

/**
 * Each entitlement with its usage. Of the quantities, people, stored bytes and agents are counted.
 */
export function usageOf(
  { values, resetsAt, periodStartsAt }: Entitlements,
  counters: readonly Counter[],
  { seats, storageBytes, agents }: { seats: number; storageBytes: number; agents: number },
): EntitlementUsage[] {
  const current = new Map(
    counters
      .filter((counter) => counter.periodStartsAt.getTime() === periodStartsAt.getTime())
      .map((counter) => [counter.entitlement, counter]),
  );
  return entitlementKeys.map((entitlement) => {
    const { kind, unit, name, isEnforced, isCountedOnly } = entitlementDefinitions[entitlement];
    const { isGiven, limit, softPercent, source } = values[entitlement];
    const counter = current.get(entitlement);
    // What no limit stops yet is shown once it was counted.
    const isCounted = isMetered(entitlement) && (isEnforced || isCountedOnly || (counter?.used ?? 0) > 0);
    const existing: Partial<Record<EntitlementKey, number>> = { seats, storage_bytes: storageBytes, agents };
    return {
      ...{ entitlement, name, kind, unit, isEnforced, isGiven, limit, softPercent, source },
      used: existing[entitlement] ?? (isCounted ? (counter?.used ?? 0) : null),
      reserved: counter?.reserved ?? 0,
      resetsAt: isMetered(entitlement) ? resetsAt.toISOString() : null,
    };
  });
}
