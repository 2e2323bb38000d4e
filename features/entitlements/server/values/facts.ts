import type { EntitlementKey } from "../../contract/entitlement.ts";
import type { PlanKey, PlanPhase } from "../../contract/plan-key.ts";

/** A plan that was given to a workspace, in force or not. */
export interface WorkspacePlan {
  source: "subscription" | "assigned";
  origin: string;
  planKey: PlanKey;
  /** How many times the workspace has it. */
  quantity: number;
  phase: PlanPhase;
  periodStartsAt: Date;
  periodEndsAt: Date | null;
  accessEndsAt: Date | null;
}

/** What one plan gives of one entitlement. */
export interface PlanValue {
  planKey: PlanKey;
  entitlement: EntitlementKey;
  valueBoolean: boolean | null;
  valueLimit: number | null;
  trialLimit: number | null;
  softPercent: number;
  overage: "block" | "allow";
}

/** What one workspace has instead of what its plan gives. */
export interface Override {
  entitlement: EntitlementKey;
  isRemoved: boolean;
  valueBoolean: boolean | null;
  valueLimit: number | null;
  startsAt: Date;
  endsAt: Date | null;
}

/** Everything from which the effective values of a workspace follow. */
export interface Facts {
  /** Who takes payments now, e.g. `stripe live`; null: nobody. */
  selling: string | null;
  plans: readonly WorkspacePlan[];
  planValues: readonly PlanValue[];
  overrides: readonly Override[];
}
