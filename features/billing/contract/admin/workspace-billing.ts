import { z } from "zod";
import { EntitlementUsage } from "#features/entitlements/contract/index.ts";
import { BillingInterval } from "../billing-interval.ts";
import { SubscriptionStatus } from "../subscription-state.ts";
import { BilledWorkspace } from "./billed-workspace.ts";
import { PendingItem } from "./pending-item.ts";

const moment = z.iso.datetime().nullable();

export const AdminSubscription = z.object({
  subscriptionId: z.string(),
  customerId: z.string(),
  status: SubscriptionStatus,
  planName: z.string().nullable(),
  quantity: z.number().int(),
  /** Unit price per `interval`, in minor units; null until the next sync. */
  unitCents: z.number().int().nullable(),
  /** Null for another interval than month or year, or until the next sync. */
  interval: BillingInterval.nullable(),
  currency: z.string().nullable(),
  createdAt: z.iso.datetime(),
  trialEndsAt: moment,
  periodEndsAt: moment,
  cancelAt: moment,
  graceUntil: moment,
  paidSince: moment,
  endedAt: moment,
  /** Time of the last sync with the provider. */
  syncedAt: z.iso.datetime(),
  /** Its page at the provider; null where that needs a personal link. */
  url: z.url().nullable(),
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

const Customer = z.object({
  customerId: z.string(),
  /** The payer's address; null when unknown. */
  payerEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
  url: z.url().nullable(),
});

/** A plan without payment. */
const AssignedPlan = z.object({
  planKey: z.string(),
  planName: z.string().nullable(),
  /** False after its end. */
  isInForce: z.boolean(),
  assignedAt: z.iso.datetime(),
  /** Null: until it is revoked. */
  accessEndsAt: moment,
  note: z.string(),
  assignedBy: z.string().nullable(),
});

/** All data on one workspace that admins need for support. */
export const WorkspaceBilling = z
  .object({
    provider: z.enum(["none", "sandbox", "stripe"]),
    isTestMode: z.boolean(),
    workspace: BilledWorkspace,
    assigned: AssignedPlan.nullable(),
    /** Newest first; at most 50. */
    subscriptions: z.array(AdminSubscription),
    /** Newest first; at most 20. */
    customers: z.array(Customer),
    usage: z.array(EntitlementUsage),
    /** Pending work of this workspace; at most 50. */
    outgoing: z.array(PendingItem),
  })
  .meta({ id: "WorkspaceBilling" });
export type WorkspaceBilling = z.infer<typeof WorkspaceBilling>;
