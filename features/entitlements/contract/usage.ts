import { z } from "zod";
import { EntitlementKey } from "./entitlement.ts";
import { PlanKey, PlanPhase } from "./plan-key.ts";

/** A limit of a workspace with its usage. */
export const EntitlementUsage = z
  .object({
    entitlement: EntitlementKey,
    name: z.string(),
    kind: z.enum(["metered", "budget", "quantity", "boolean"]),
    unit: z.enum(["count", "micro_usd", "seconds", "bytes", "days", "tokens"]),
    /** Whether this version enforces it. */
    isEnforced: z.boolean(),
    isGiven: z.boolean(),
    /** Null: unlimited. */
    limit: z.number().int().nullable(),
    /** Null: not counted. */
    used: z.number().int().nullable(),
    reserved: z.number().int(),
    softPercent: z.number().int(),
    /** Null: never resets. */
    resetsAt: z.iso.datetime().nullable(),
    source: z.enum(["plan", "trial", "override", "nothing"]),
  })
  .meta({ id: "EntitlementUsage" });
export type EntitlementUsage = z.infer<typeof EntitlementUsage>;

/** Limits and usage of the caller's workspace. */
export const Usage = z
  .object({
    planKey: PlanKey,
    /** Name on sale; null for a plan that is not sold. */
    planName: z.string().nullable(),
    phase: PlanPhase.nullable(),
    /**
     * Set for a plan assigned by an admin of the installation, whatever is paid; `endsAt` null: until
     * revoked.
     */
    assignment: z.object({ endsAt: z.iso.datetime().nullable() }).nullable(),
    periodStartsAt: z.iso.datetime(),
    periodEndsAt: z.iso.datetime(),
    /** Whether the caller may change the plan and limit single users. */
    canManage: z.boolean(),
    /** Whether the caller is a visitor of the demo. */
    isVisitor: z.boolean(),
    /** Addresses of owner and admins for members to ask; at most three. */
    managers: z.array(z.string()),
    entitlements: z.array(EntitlementUsage),
  })
  .meta({ id: "WorkspaceUsage" });
export type Usage = z.infer<typeof Usage>;

/** A workspace's usage, for admins of the installation. */
export const WorkspaceUsageRow = z
  .object({
    workspaceId: z.uuid(),
    name: z.string(),
    planKey: PlanKey,
    phase: PlanPhase.nullable(),
    periodStartsAt: z.iso.datetime(),
    periodEndsAt: z.iso.datetime(),
    entitlements: z.array(EntitlementUsage),
  })
  .meta({ id: "WorkspaceUsageRow" });
export type WorkspaceUsageRow = z.infer<typeof WorkspaceUsageRow>;
