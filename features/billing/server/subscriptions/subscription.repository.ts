import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import { databaseError } from "#platform/server/db/database-error.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { SubscriptionStatus } from "../../contract/subscription-state.ts";
import type { Mode } from "../billing-options.ts";
import { isDue } from "../monitoring/retry.repository.ts";
import type { Snapshot } from "./snapshot.ts";

/** The next reading number, drawn before the provider is asked: it orders all readings. */
export async function nextReading(servicePool: pg.Pool): Promise<number> {
  const { rows } = await servicePool
    .query<{ number: number }>("select nextval('subscription_readings') as number")
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  return Number(rows[0]?.number);
}

export interface StoredSubscription {
  workspace_id: string;
  subscription_id: string;
  status: SubscriptionStatus;
  plan_id: string | null;
  price_id: string;
  billing_interval: BillingInterval | null;
  trial_ends_at: Date | null;
  period_ends_at: Date | null;
  cancel_at: Date | null;
  grace_until: Date | null;
  synced_at: Date;
}

const columns = sql`workspace_id, subscription_id, status, plan_id, price_id, billing_interval, trial_ends_at, period_ends_at, cancel_at,
  grace_until, synced_at`;

export async function findSubscription(
  db: Db,
  { provider, isLive }: Mode,
  subscriptionId: string,
): Promise<StoredSubscription | undefined> {
  const { rows } = await sql<StoredSubscription>`
    select ${columns} from subscriptions
    where provider = ${provider} and is_live = ${isLive} and subscription_id = ${subscriptionId}`.execute(db);
  return rows[0];
}

export interface StoreSnapshot {
  workspaceId: string;
  planId: string | null;
  graceUntil: Date | null;
  /** See `nextReading`. */
  reading: number;
  at: Date;
}

/** Stores the snapshot; false when a later reading is already stored. */
export async function storeSnapshot(
  db: Db,
  { provider, isLive }: Mode,
  snapshot: Snapshot,
  more: StoreSnapshot,
): Promise<boolean> {
  const { workspaceId, planId, graceUntil, reading, at } = more;
  const { rows } = await sql`
    insert into subscriptions as s (workspace_id, provider, is_live, subscription_id, customer_id, status, plan_id,
      price_id, quantity, unit_cents, billing_interval, currency, trial_ends_at, period_starts_at, period_ends_at, cancel_at, grace_until, created_at,
      synced_at, paid_since, asked_at_number)
    values (${workspaceId}, ${provider}, ${isLive}, ${snapshot.subscriptionId}, ${snapshot.customerId},
      ${snapshot.status}, ${planId}, ${snapshot.priceId}, ${snapshot.quantity}, ${snapshot.unitCents}, ${snapshot.interval},
      ${snapshot.currency}, ${snapshot.trialEndsAt},
      ${snapshot.periodStartsAt}, ${snapshot.periodEndsAt}, ${snapshot.cancelAt}, ${graceUntil}, ${snapshot.createdAt},
      ${at}, ${snapshot.isPaid ? at : null}, ${reading})
    on conflict (provider, is_live, subscription_id) do update set
      customer_id = excluded.customer_id, status = excluded.status, plan_id = excluded.plan_id,
      price_id = excluded.price_id, quantity = excluded.quantity, unit_cents = excluded.unit_cents,
      billing_interval = excluded.billing_interval, currency = excluded.currency, trial_ends_at = excluded.trial_ends_at,
      period_starts_at = excluded.period_starts_at, period_ends_at = excluded.period_ends_at,
      cancel_at = excluded.cancel_at, grace_until = excluded.grace_until, synced_at = excluded.synced_at,
      paid_since = coalesce(s.paid_since, excluded.paid_since), asked_at_number = excluded.asked_at_number
    where s.asked_at_number < excluded.asked_at_number
    returning subscription_id`.execute(db);
  return rows.length > 0;
}

/** The provider no longer knows the subscription. */
export async function markCanceled(
  db: Db,
  { provider, isLive }: Mode,
  subscriptionId: string,
  { reading, at }: { reading: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update subscriptions set status = 'canceled', grace_until = null, synced_at = ${at}, asked_at_number = ${reading}
    where provider = ${provider} and is_live = ${isLive} and subscription_id = ${subscriptionId}
      and status <> 'canceled' and asked_at_number < ${reading} returning subscription_id`.execute(db);
  return rows.length > 0;
}

/**
 * Ids of subscriptions whose trial or period should have ended by `at`, or whose first charge is awaited,
 * longest unread first.
 */
export async function listDueSubscriptions(
  db: Db,
  mode: Mode,
  { at, limit }: { at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ subscription_id: string }>`
    select subscription_id from subscriptions
    where provider = ${mode.provider} and is_live = ${mode.isLive}
      and ${isDue(mode, "subscription", "subscription_id", at)} and status not in ('canceled', 'incomplete_expired')
      and (period_ends_at < ${at} or trial_ends_at < ${at} and status = 'trialing' or grace_until < ${at}
        or status in ('active', 'past_due') and paid_since is null and synced_at < ${at}::timestamptz - interval '10 minutes')
    order by synced_at limit ${limit}`.execute(db);
  return rows.map(({ subscription_id }) => subscription_id);
}

export async function listSubscriptionsOfCustomer(
  db: Db,
  { provider, isLive }: Mode,
  customerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ subscription_id: string }>`
    select subscription_id from subscriptions
    where provider = ${provider} and is_live = ${isLive} and customer_id = ${customerId}`.execute(db);
  return rows.map(({ subscription_id }) => subscription_id);
}

export interface RunningSubscription {
  subscription_id: string;
  period_ends_at: Date | null;
  is_payer_gone: boolean;
}

/** Running subscriptions of the workspace, also with a gone payer; at most ten. */
export async function listRunningSubscriptions(
  db: Db,
  { provider, isLive }: Mode,
  workspaceId: string,
): Promise<RunningSubscription[]> {
  const { rows } = await sql<RunningSubscription>`
    select subscription_id, period_ends_at,
      not exists (select from billing_customers c where c.provider = s.provider and c.is_live = s.is_live
        and c.customer_id = s.customer_id) as is_payer_gone
    from subscriptions s
    where workspace_id = ${workspaceId} and provider = ${provider} and is_live = ${isLive}
      and status in ('trialing', 'active', 'past_due') order by period_ends_at desc nulls last limit 10`.execute(
    db,
  );
  return rows;
}

/** Whether the workspace ever had a subscription. */
export async function hadSubscription(
  db: Db,
  { provider, isLive }: Mode,
  workspaceId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from subscriptions
    where workspace_id = ${workspaceId} and provider = ${provider} and is_live = ${isLive} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
