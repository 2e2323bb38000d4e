import type { Module } from "#platform/server/module.ts";
import { entitlementActs } from "./acts.ts";
import { budgetRoutes } from "./budget.routes.ts";
import { entitlementRoutes } from "./entitlement.routes.ts";
import { seedPlanValues } from "./plan-values/seed-plan-values.ts";
import { sweepReservations } from "./usage/sweep-reservations.ts";
import { startFactsCache } from "./values/facts-cache.ts";

/**
 * Limits and usage of workspaces. `selling` is the payment provider's mark, e.g. `stripe live`; null without
 * one.
 */
export function createEntitlementsModule({ selling }: { selling: string | null }): Module {
  let stopKeeping: (() => void) | undefined;
  return {
    name: "entitlements",
    acts: entitlementActs,
    routes: [entitlementRoutes, budgetRoutes],
    jobs: [sweepReservations],
    // Usage of more than a year ago is no longer read.
    retention: [
      {
        ...{ table: "usage_ledger", column: "created_at", keepFor: { days: 400 } },
        where: { state: { not: "reserved" } },
      },
      { table: "usage_counters", column: "period_starts_at", keepFor: { days: 400 }, where: { reserved: 0 } },
    ],
    // Anonymized users lose these rows too: nobody uses anything in their name any more.
    erasable: [
      { table: "usage_ledger", columns: ["workspace_id", "user_id"], isNaming: true },
      { table: "usage_counters", columns: ["workspace_id", "scope_id"], isNaming: true },
      { table: "usage_budgets", columns: ["workspace_id", "scope_id"], isNaming: true },
      { table: "entitlement_overrides", columns: ["workspace_id"], isNaming: true },
      { table: "workspace_plans", columns: ["workspace_id"], isNaming: true },
    ],
    seed: (ctx) => seedPlanValues(ctx, { selling }),
    start(services) {
      stopKeeping = startFactsCache(services);
    },
    stop: () => stopKeeping?.(),
  };
}

/** For an installation without a payment provider: everybody has everything. */
export const entitlementsModule: Module = createEntitlementsModule({ selling: null });
