import { z } from "zod";
import { EntitlementKey } from "./entitlement.ts";
import { Limit } from "./plan-entitlement.ts";

const moment = z.iso.datetime({ offset: true });

/** A value for one workspace that replaces its plan's. */
export const NewOverride = z.object({
  /** True: the workspace gets nothing of it, whatever its plan. */
  isRemoved: z.boolean().default(false),
  valueBoolean: z.boolean().nullable().default(null),
  valueLimit: Limit.default(null),
  reason: z.string().trim().min(1).max(500),
  /** Absent: from now on. */
  startsAt: moment.optional(),
  endsAt: moment.nullable().default(null),
});
export type NewOverride = z.infer<typeof NewOverride>;

export const EntitlementOverride = z
  .object({
    workspaceId: z.uuid(),
    entitlement: EntitlementKey,
    isRemoved: z.boolean(),
    valueBoolean: z.boolean().nullable(),
    valueLimit: Limit,
    reason: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
    createdBy: z.uuid().nullable(),
  })
  .meta({ id: "EntitlementOverride" });
export type EntitlementOverride = z.infer<typeof EntitlementOverride>;
