import type { EntitlementKey } from "./entitlement.ts";
import type { PlanKey, PlanPhase } from "./plan-key.ts";

/** A workspace's effective value of an entitlement. */
export interface EntitlementValue {
  /** For booleans whether it is given; for others whether the limit is above zero. */
  isGiven: boolean;
  /** Null: unlimited. 0 for booleans, and for what is not given. */
  limit: number | null;
  softPercent: number;
  /** `allow`: use may exceed the limit by a fifth. */
  overage: "block" | "allow";
  source: "plan" | "trial" | "override" | "nothing";
}

/** All effective values of a workspace. */
export interface Entitlements {
  planKey: PlanKey;
  /** Null without a paid plan. */
  phase: PlanPhase | null;
  /** Set for a plan assigned by an admin of the installation; `endsAt` null: until revoked. */
  assignment: { endsAt: Date | null } | null;
  periodStartsAt: Date;
  /** Start of the next period, when usage resets. */
  resetsAt: Date;
  values: Readonly<Record<EntitlementKey, EntitlementValue>>;
}
