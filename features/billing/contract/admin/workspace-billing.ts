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
  /** For one and one `interval`, in minor units; null until it is read again. */
  unitCents: z.number().int().nullable(),
  /** Null: neither a month nor a year, or it is not read again yet. */
  interval: BillingInterval.nullable(),
  currency: z.string().nullable(),
  createdAt: z.iso.datetime(),
  trialEndsAt: moment,
  periodEndsAt: moment,
  cancelAt: moment,
  graceUntil: moment,
  paidSince: moment,
  endedAt: moment,
  /** When the provider was asked last. */
  syncedAt: z.iso.datetime(),
  /** Its page at the provider; null where that needs a link of its own. */
  url: z.url().nullable(),
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

const Customer = z.object({
  customerId: z.string(),
  /** Whose card it is; null when nobody is named. */
  payerEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
  url: z.url().nullable(),
});

/** A plan without payment. */
const AssignedPlan = z.object({
  planKey: z.string(),
  planName: z.string().nullable(),
  /** False once its end has come. */
  isInForce: z.boolean(),
  assignedAt: z.iso.datetime(),
  /** Null: until it is taken back. */
  accessEndsAt: moment,
  note: z.string(),
  assignedBy: z.string().nullable(),
});

/** Everything about one workspace that an admin needs to help it. */
export const WorkspaceBilling = z
  .object({
    provider: z.enum(["none", "sandbox", "stripe"]),
    isTestMode: z.boolean(),
    workspace: BilledWorkspace,
    assigned: AssignedPlan.nullable(),
    /** The newest first; at most 50. */
    subscriptions: z.array(AdminSubscription),
    /** The newest first; at most 20. */
    customers: z.array(Customer),
    usage: z.array(EntitlementUsage),
    /** What waits for the provider, or for a person, about this workspace; at most 50. */
    outgoing: z.array(PendingItem),
  })
  .meta({ id: "WorkspaceBilling" });
export type WorkspaceBilling = z.infer<typeof WorkspaceBilling>;
