import { z } from "zod";
import { SubscriptionStatus } from "../subscription-state.ts";

const moment = z.iso.datetime().nullable();

/** What a workspace is on: by subscription `trial`, `paid` or `grace`; `assigned` without payment; `ended`, or `none` yet. */
export const billedStates = ["trial", "paid", "grace", "assigned", "ended", "none"] as const;
export const BilledState = z.enum(billedStates);
export type BilledState = z.infer<typeof BilledState>;

/** One workspace in the list of admins. */
export const BilledWorkspace = z
  .object({
    workspaceId: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** Of the owner who came first; null where there is none, or one without an address. */
    ownerEmail: z.string().nullable(),
    members: z.number().int(),
    /** The plan in force, or `own`, `without_plan`, `ended`. */
    planKey: z.string(),
    /** As it is sold; null of what is not. */
    planName: z.string().nullable(),
    state: BilledState,
    /** Of the subscription that counts, also beside a plan that was assigned. */
    status: SubscriptionStatus.nullable(),
    /** When the trial, the grace or what was assigned ends, or the next charge comes; null: nothing is due. */
    dueAt: moment,
    cancelAt: moment,
    messages: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  })
  .meta({ id: "BilledWorkspace" });
export type BilledWorkspace = z.infer<typeof BilledWorkspace>;
