import { z } from "zod";
import { EntitlementKey } from "./entitlement.ts";

/** Limit of one user or agent within the workspace's. */
export const UsageBudget = z
  .object({
    scope: z.enum(["user", "agent"]),
    scopeId: z.uuid(),
    entitlement: EntitlementKey,
    limit: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  })
  .meta({ id: "UsageBudget" });
export type UsageBudget = z.infer<typeof UsageBudget>;
