import type { EntitlementKey } from "./entitlement.ts";
import type { PlanKey, PlanPhase } from "./plan-key.ts";

/** What a workspace has of one entitlement now. */
export interface EntitlementValue {
  /** Booleans: given or not. Others: whether there is any of it. */
  isGiven: boolean;
  /** Null: as much as one likes. 0 of booleans and of what is not given. */
  limit: number | null;
  softPercent: number;
  /** `allow`: work goes on to a fifth above the limit. */
  overage: "block" | "allow";
  source: "plan" | "trial" | "override" | "nothing";
}

/** All effective values of one workspace. */
export interface Entitlements {
  planKey: PlanKey;
  /** Null where nothing is paid for. */
  phase: PlanPhase | null;
  /** Set where the plan was assigned by an admin of the installation; `endsAt` null: until it is taken back. */
  assignment: { endsAt: Date | null } | null;
  periodStartsAt: Date;
  /** When what is used up begins anew. */
  resetsAt: Date;
  values: Readonly<Record<EntitlementKey, EntitlementValue>>;
}
