import { z } from "zod";
import type { StatusTable } from "#platform/contract/status.ts";
import { SubscriptionStatus, subscriptionStatuses } from "../subscription-state.ts";

const moment = z.iso.datetime().nullable();

/**
 * Billing state of a workspace: `trial`, `paid` or `grace` by its subscription; `assigned` without payment;
 * `ended`; `none` before any plan.
 */
export const billedStates = ["trial", "paid", "grace", "assigned", "ended", "none"] as const;
export const BilledState = z.enum(billedStates);
export type BilledState = z.infer<typeof BilledState>;

export const billedStateLooks: StatusTable<BilledState> = {
  trial: subscriptionStatuses.trialing,
  paid: { word: "Paid", tone: "good", isActive: true },
  grace: subscriptionStatuses.past_due,
  assigned: { word: "Assigned", tone: "good", isActive: true },
  ended: { word: "Ended", tone: "neutral", isActive: false },
  none: { word: "No plan", tone: "neutral", isActive: false },
};

/** A workspace in the admins' list. */
export const BilledWorkspace = z
  .object({
    workspaceId: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** Address of the earliest owner; null without an owner or address. */
    ownerEmail: z.string().nullable(),
    members: z.number().int(),
    /** The plan in force, or `own`, `without_plan`, `ended`. */
    planKey: z.string(),
    /** Name on sale; null for a plan that is not sold. */
    planName: z.string().nullable(),
    state: BilledState,
    /** Status of the effective subscription, also beside an assigned plan. */
    status: SubscriptionStatus.nullable(),
    /** End of the trial, grace or assignment, or the next charge; null when nothing is due. */
    dueAt: moment,
    cancelAt: moment,
    messages: z.object({ used: z.number().int(), limit: z.number().int().nullable() }),
  })
  .meta({ id: "BilledWorkspace" });
export type BilledWorkspace = z.infer<typeof BilledWorkspace>;
