import { z } from "zod";
import { EntitlementKey } from "./entitlement.ts";
import { PlanKey, PlanPhase } from "./plan-key.ts";

/** One limit of a workspace, and how much of it is used. */
export const EntitlementUsage = z
  .object({
    entitlement: EntitlementKey,
    name: z.string(),
    kind: z.enum(["metered", "budget", "quantity", "boolean"]),
    unit: z.enum(["count", "micro_usd", "seconds", "bytes", "days", "tokens"]),
    /** Whether anything in this version is refused by it. */
    isEnforced: z.boolean(),
    isGiven: z.boolean(),
    /** Null: as much as one likes. */
    limit: z.number().int().nullable(),
    /** Null: not counted. */
    used: z.number().int().nullable(),
    reserved: z.number().int(),
    softPercent: z.number().int(),
    /** Null: does not begin anew. */
    resetsAt: z.iso.datetime().nullable(),
    source: z.enum(["plan", "trial", "override", "nothing"]),
  })
  .meta({ id: "EntitlementUsage" });
export type EntitlementUsage = z.infer<typeof EntitlementUsage>;

/** What the caller's workspace has and used. */
export const Usage = z
  .object({
    planKey: PlanKey,
    /** Name on sale; null for a plan that is not sold. */
    planName: z.string().nullable(),
    phase: PlanPhase.nullable(),
    /** Set where an admin of the installation assigned it, whatever is paid for; `endsAt` null: until taken back. */
    assignment: z.object({ endsAt: z.iso.datetime().nullable() }).nullable(),
    periodStartsAt: z.iso.datetime(),
    periodEndsAt: z.iso.datetime(),
    /** Whether the caller looks after the workspace: gets it another plan, limits single users. */
    canManage: z.boolean(),
    /** Whether the caller tries the product without an account. */
    isVisitor: z.boolean(),
    /** Addresses of the owner and of admins, whom a member asks; at most three. */
    managers: z.array(z.string()),
    entitlements: z.array(EntitlementUsage),
  })
  .meta({ id: "WorkspaceUsage" });
export type Usage = z.infer<typeof Usage>;

/** One workspace, for admins of the installation. */
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
