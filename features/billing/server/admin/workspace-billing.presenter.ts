import type { AdminSubscription, WorkspaceBilling } from "../../contract/admin/workspace-billing.ts";
import type { BillingOptions } from "../billing-options.ts";
import { dashboardOf } from "./dashboard-of.ts";
import type {
  AdminCustomerRow,
  AdminSubscriptionRow,
  AssignedPlanRow,
} from "./workspace-billing.repository.ts";

const text = (at: Date | null) => at?.toISOString() ?? null;

export function presentSubscription(row: AdminSubscriptionRow, billing: BillingOptions): AdminSubscription {
  const { subscriptionId, customerId, status, planName, quantity, unitCents, interval, currency } = row;
  return {
    ...{ subscriptionId, customerId, status, planName, quantity, unitCents, interval, currency },
    createdAt: row.createdAt.toISOString(),
    trialEndsAt: text(row.trialEndsAt),
    periodEndsAt: text(row.periodEndsAt),
    cancelAt: text(row.cancelAt),
    graceUntil: text(row.graceUntil),
    paidSince: text(row.paidSince),
    endedAt: text(row.endedAt),
    syncedAt: row.syncedAt.toISOString(),
    url: dashboardOf(billing, `subscriptions/${subscriptionId}`),
  };
}

export function presentCustomer(
  { customerId, payerEmail, createdAt }: AdminCustomerRow,
  billing: BillingOptions,
): WorkspaceBilling["customers"][number] {
  const url = dashboardOf(billing, `customers/${customerId}`);
  return { customerId, payerEmail, url, createdAt: createdAt.toISOString() };
}

export function presentAssigned(
  { assignedAt, accessEndsAt, ...rest }: AssignedPlanRow,
  now: Date,
): NonNullable<WorkspaceBilling["assigned"]> {
  return {
    ...rest,
    isInForce: accessEndsAt === null || accessEndsAt > now,
    assignedAt: assignedAt.toISOString(),
    accessEndsAt: text(accessEndsAt),
  };
}
