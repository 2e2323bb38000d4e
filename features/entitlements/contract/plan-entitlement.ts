import { z } from "zod";
import { EntitlementKey } from "./entitlement.ts";
import { PlanKey } from "./plan-key.ts";

/** A limit in whole units; null is as much as one likes. */
export const Limit = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable();

/** What one plan gives of one entitlement. */
export const PlanEntitlement = z
  .object({
    planKey: PlanKey,
    entitlement: EntitlementKey,
    /** Of booleans alone. */
    valueBoolean: z.boolean().nullable(),
    valueLimit: Limit,
    /** Null: in the trial as later. */
    trialLimit: Limit,
    softPercent: z.number().int().min(1).max(100),
    overage: z.enum(["block", "allow"]),
  })
  .meta({ id: "PlanEntitlement" });
export type PlanEntitlement = z.infer<typeof PlanEntitlement>;
