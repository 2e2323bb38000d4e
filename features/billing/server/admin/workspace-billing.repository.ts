import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { SubscriptionStatus } from "../../contract/subscription-state.ts";
import type { Mode } from "../billing-options.ts";

export interface AdminSubscriptionRow {
  subscriptionId: string;
  customerId: string;
  status: SubscriptionStatus;
  planName: string | null;
  quantity: number;
  unitCents: number | null;
  interval: BillingInterval | null;
  currency: string | null;
  createdAt: Date;
  trialEndsAt: Date | null;
  periodEndsAt: Date | null;
  cancelAt: Date | null;
  graceUntil: Date | null;
  paidSince: Date | null;
  endedAt: Date | null;
  syncedAt: Date;
}

/** All subscriptions the workspace ever had, newest first. */
export async function listAllSubscriptions(
  db: Db,
  { provider, isLive }: Mode,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Promise<AdminSubscriptionRow[]> {
  const { rows } = await sql<AdminSubscriptionRow>`
    select s.subscription_id as "subscriptionId", s.customer_id as "customerId", s.status, p.name as "planName",
      s.quantity, s.unit_cents::float8 as "unitCents", s.billing_interval as "interval", s.currency, s.created_at as "createdAt",
      s.trial_ends_at as "trialEndsAt", s.period_ends_at as "periodEndsAt", s.cancel_at as "cancelAt",
      s.grace_until as "graceUntil", s.paid_since as "paidSince", s.ended_at as "endedAt", s.synced_at as "syncedAt"
    from subscriptions s left join pricing_plans p on p.id = s.plan_id
    where s.workspace_id = ${workspaceId} and s.provider = ${provider} and s.is_live = ${isLive}
    order by s.created_at desc, s.subscription_id limit ${limit}`.execute(db);
  return rows;
}

export interface AdminCustomerRow {
  customerId: string;
  payerEmail: string | null;
  createdAt: Date;
}

/** Present and former customers of the workspace, newest first. */
export async function listCustomers(
  db: Db,
  { provider, isLive }: Mode,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Promise<AdminCustomerRow[]> {
  const { rows } = await sql<AdminCustomerRow>`
    select c.customer_id as "customerId", u.email as "payerEmail", c.created_at as "createdAt"
    from billing_customers c left join auth.users u on u.id = c.payer_id
    where c.workspace_id = ${workspaceId} and c.provider = ${provider} and c.is_live = ${isLive}
    order by c.created_at desc, c.customer_id limit ${limit}`.execute(db);
  return rows;
}

export interface AssignedPlanRow {
  planKey: string;
  planName: string | null;
  assignedAt: Date;
  accessEndsAt: Date | null;
  note: string;
  assignedBy: string | null;
}

export async function findAssignedPlan(db: Db, workspaceId: string): Promise<AssignedPlanRow | undefined> {
  const { rows } = await sql<AssignedPlanRow>`
    select a.plan_key as "planKey", p.name as "planName", a.updated_at as "assignedAt",
      a.access_ends_at as "accessEndsAt", a.note, u.email as "assignedBy"
    from workspace_plans a left join pricing_plans p on p.id = a.plan_key left join auth.users u on u.id = a.created_by
    where a.workspace_id = ${workspaceId} and a.source = 'assigned'`.execute(db);
  return rows[0];
}
