import { z } from "zod";
import { EntitlementKey } from "./entitlement.ts";
import { PlanKey } from "./plan-key.ts";

/** A limit in whole units; null: unlimited. */
export const Limit = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable();

/** A plan's value of an entitlement. */
export const PlanEntitlement = z
  .object({
    planKey: PlanKey,
    entitlement: EntitlementKey,
    /** For booleans only. */
    valueBoolean: z.boolean().nullable(),
    valueLimit: Limit,
    /** Null: the trial has the same limit. */
    trialLimit: Limit,
    softPercent: z.number().int().min(1).max(100),
    overage: z.enum(["block", "allow"]),
  })
  .meta({ id: "PlanEntitlement" });
export type PlanEntitlement = z.infer<typeof PlanEntitlement>;
