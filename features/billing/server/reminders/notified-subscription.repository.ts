import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { SubscriptionStatus } from "../../contract/subscription-state.ts";
import type { Mode } from "../billing-options.ts";
import type { FoundState } from "./find-changes.ts";

/** A subscription as stored, and as people were last notified. */
export interface KnownSubscription extends FoundState {
  workspace_id: string;
  subscription_id: string;
  customer_id: string;
  plan_name: string | null;
  trial_ends_at: Date | null;
  period_ends_at: Date | null;
  created_at: Date;
  /** Number of the stored reading. */
  reading: string;
  /** Null: people were never notified. */
  notified_status: SubscriptionStatus | null;
  notified_cancel_at: Date | null;
}

const known = sql`
  select s.workspace_id, s.subscription_id, s.customer_id, p.name as plan_name, s.status, s.cancel_at, s.trial_ends_at,
    s.period_ends_at, s.created_at, s.asked_at_number as reading, t.status as notified_status, t.cancel_at as notified_cancel_at,
    not exists (select from billing_customers c where c.workspace_id = s.workspace_id and c.provider = s.provider
      and c.is_live = s.is_live and c.customer_id = s.customer_id) as is_payer_gone
  from subscriptions s
  left join pricing_plans p on p.id = s.plan_id
  left join notified_subscriptions t on t.workspace_id = s.workspace_id and t.provider = s.provider
    and t.is_live = s.is_live and t.subscription_id = s.subscription_id`;

/** Subscriptions that differ from the last notification, after the id `afterId`. */
export async function listUnnotified(
  db: Db,
  { provider, isLive }: Mode,
  { afterId, limit }: { afterId: string; limit: number },
): Promise<KnownSubscription[]> {
  const { rows } = await sql<KnownSubscription>`
    ${known} where s.provider = ${provider} and s.is_live = ${isLive} and s.subscription_id > ${afterId}
      and (t.status is null or t.status <> s.status or t.cancel_at is distinct from s.cancel_at)
    order by s.subscription_id limit ${limit}`.execute(db);
  return rows;
}

/** Locks and returns one of them until the transaction ends. */
export async function lockKnown(
  db: Db,
  { provider, isLive }: Mode,
  subscriptionId: string,
): Promise<KnownSubscription | undefined> {
  await sql`select from subscriptions where provider = ${provider} and is_live = ${isLive}
    and subscription_id = ${subscriptionId} for update`.execute(db);
  const { rows } = await sql<KnownSubscription>`
    ${known} where s.provider = ${provider} and s.is_live = ${isLive} and s.subscription_id = ${subscriptionId}`.execute(
    db,
  );
  return rows[0];
}

/** Marks people as notified of the present state. */
export async function storeNotified(
  db: Db,
  { provider, isLive }: Mode,
  { workspace_id: workspaceId, subscription_id: id, status, cancel_at: cancelAt, reading }: KnownSubscription,
): Promise<void> {
  await sql`
    insert into notified_subscriptions (workspace_id, provider, is_live, subscription_id, status, cancel_at, asked_at_number)
    values (${workspaceId}, ${provider}, ${isLive}, ${id}, ${status}, ${cancelAt}, ${reading})
    on conflict (workspace_id, provider, is_live, subscription_id) do update set
      status = excluded.status, cancel_at = excluded.cancel_at, asked_at_number = excluded.asked_at_number`.execute(
    db,
  );
}
