import type { EntitlementKey } from "../../contract/entitlement.ts";
import type { PlanKey, PlanPhase } from "../../contract/plan-key.ts";

/** A plan of a workspace, in force or not. */
export interface WorkspacePlan {
  source: "subscription" | "assigned";
  origin: string;
  planKey: PlanKey;
  /** Multiplies limits that are per plan. */
  quantity: number;
  phase: PlanPhase;
  periodStartsAt: Date;
  periodEndsAt: Date | null;
  accessEndsAt: Date | null;
}

/** A plan's value of an entitlement. */
export interface PlanValue {
  planKey: PlanKey;
  entitlement: EntitlementKey;
  valueBoolean: boolean | null;
  valueLimit: number | null;
  trialLimit: number | null;
  softPercent: number;
  overage: "block" | "allow";
}

/** A value for one workspace that replaces its plan's. */
export interface Override {
  entitlement: EntitlementKey;
  isRemoved: boolean;
  valueBoolean: boolean | null;
  valueLimit: number | null;
  startsAt: Date;
  endsAt: Date | null;
}

/** Everything that determines a workspace's effective values. */
export interface Facts {
  /** The present payment provider, e.g. `stripe live`; null: none. */
  selling: string | null;
  plans: readonly WorkspacePlan[];
  planValues: readonly PlanValue[];
  overrides: readonly Override[];
}
