import type { Module } from "#platform/server/module.ts";
import { budgetRoutes } from "./budget.routes.ts";
import { entitlementRoutes } from "./entitlement.routes.ts";
import { seedPlanValues } from "./plan-values/seed-plan-values.ts";
import { sweepReservations } from "./usage/sweep-reservations.ts";
import { keepFacts } from "./values/facts-cache.ts";

/** What workspaces have and use; `selling` says who takes payments, e.g. `stripe live`, and null: nobody. */
export function createEntitlementsModule({ selling }: { selling: string | null }): Module {
  let stopKeeping: (() => void) | undefined;
  return {
    name: "entitlements",
    routes: [entitlementRoutes, budgetRoutes],
    jobs: [sweepReservations],
    // What was used longer ago than a year is no longer asked for.
    retention: [
      {
        ...{ table: "usage_ledger", column: "created_at", keepFor: { days: 400 } },
        where: { state: { not: "reserved" } },
      },
      { table: "usage_counters", column: "period_starts_at", keepFor: { days: 400 }, where: { reserved: 0 } },
    ],
    // Of an account that is deleted in name only nobody uses anything any more.
    erasable: [
      { table: "usage_ledger", columns: ["workspace_id", "user_id"], isNaming: true },
      { table: "usage_counters", columns: ["workspace_id", "scope_id"], isNaming: true },
      { table: "usage_budgets", columns: ["workspace_id", "scope_id"], isNaming: true },
      { table: "entitlement_overrides", columns: ["workspace_id"], isNaming: true },
      { table: "workspace_plans", columns: ["workspace_id"], isNaming: true },
    ],
    seed: (ctx) => seedPlanValues(ctx, { selling }),
    start(services) {
      stopKeeping = keepFacts(services);
    },
    stop: () => stopKeeping?.(),
  };
}

/** Of an installation in which nobody takes payments: everybody has everything. */
export const entitlementsModule: Module = createEntitlementsModule({ selling: null });
