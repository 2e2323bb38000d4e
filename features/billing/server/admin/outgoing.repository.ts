import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { PendingItemKind } from "../../contract/admin/pending-item.ts";
import type { Mode } from "../billing-options.ts";

export interface OutgoingRow {
  kind: PendingItemKind;
  id: string;
  objectId: string | null;
  detail: string;
  email: string | null;
  planName: string | null;
  workspaceId: string | null;
  workspaceName: string | null;
  since: Date;
  /** The same with microseconds, for the next page. */
  exactSince: string;
  attempts: number;
  lastError: string | null;
}

/** The last row of the previous page, from its cursor. */
export interface OutgoingPlace {
  since: string;
  id: string;
}

/** Pending work at the provider and with payers, oldest first; each kind by its own index. */
export function listOutgoing(
  db: Db,
  mode: Mode,
  { after, limit }: { after: OutgoingPlace | undefined; limit: number },
): Promise<OutgoingRow[]> {
  const from = (since: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    after ? sql`and (${since}, ${id}) > (${after.since}::timestamptz, ${after.id})` : sql``;
  const age = sql`coalesce(i.completed_at, i.created_at)`;
  return listMatters(db, mode, limit, {
    webhooks: from(sql`e.received_at`, sql`e.event_id`),
    closings: from(sql`c.created_at`, sql`c.subscription_id`),
    checkouts: sql`${from(age, sql`i.id::text`)}`,
  });
}

/** The same for one workspace. */
export function listOutgoingOf(
  db: Db,
  mode: Mode,
  { workspaceId, limit }: { workspaceId: string; limit: number },
): Promise<OutgoingRow[]> {
  const own = sql`select s.subscription_id from subscriptions s where s.workspace_id = ${workspaceId}`;
  const customers = sql`select k.customer_id from billing_customers k where k.workspace_id = ${workspaceId}`;
  const people = sql`select m.user_id from memberships m where m.workspace_id = ${workspaceId}`;
  const addresses = sql`select u.email from auth.users u where u.id in (${people})`;
  return listMatters(db, mode, limit, {
    webhooks: sql`and (e.object_id in (${own}) or e.object_id in (${customers}))`,
    closings: sql`and c.subscription_id in (${own})`,
    checkouts: sql`and (i.for_workspace_id = ${workspaceId} or i.user_id in (${people}) or i.email in (${addresses}))`,
  });
}

type Conditions = Record<"webhooks" | "closings" | "checkouts", RawBuilder<unknown>>;

async function listMatters(
  db: Db,
  { provider, isLive }: Mode,
  limit: number,
  { webhooks, closings, checkouts }: Conditions,
): Promise<OutgoingRow[]> {
  const { rows } = await sql<OutgoingRow>`
    with matters as (
      (select 'webhook' as kind, e.event_id as id, e.object_id, e.type as detail, e.received_at as since,
          null as email, null as plan_id, null::uuid as workspace_id, null::uuid as user_id
        from webhook_events e where e.provider = ${provider} and e.status = 'waiting' ${webhooks}
        order by e.received_at, e.event_id limit ${limit})
      union all
      (select 'closing', c.subscription_id, c.subscription_id, c.mode, c.created_at, null, null, null, null
        from subscription_closings c where c.provider = ${provider} and c.is_live = ${isLive} ${closings}
        order by c.created_at, c.subscription_id limit ${limit})
      union all
      (select 'checkout', i.id::text, i.session_id, i.status, coalesce(i.completed_at, i.created_at),
          i.email, i.plan_id, i.for_workspace_id, i.user_id
        from checkout_intents i where i.status in ('completed', 'quarantined') and i.provider = ${provider}
          and i.is_live = ${isLive} ${checkouts}
        order by coalesce(i.completed_at, i.created_at), i.id limit ${limit})
    )
    select m.kind, m.id, m.object_id as "objectId", m.detail, m.since,
      to_char(m.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "exactSince", coalesce(f.attempts, 0) as attempts,
      f.failure as "lastError", m.email, w.id as "workspaceId", w.name as "workspaceName",
      (select p.name from pricing_plans p where p.id = m.plan_id) as "planName"
    from matters m left join workspaces w on w.id = coalesce(
        m.workspace_id,
        (select o.workspace_id from memberships o where o.role = 'owner'
          and o.user_id = coalesce(m.user_id, (select u.id from auth.users u where u.email = m.email limit 1))
          order by o.created_at, o.workspace_id limit 1),
        (select s.workspace_id from subscriptions s where s.provider = ${provider} and s.is_live = ${isLive}
          and s.subscription_id = m.object_id),
        (select k.workspace_id from billing_customers k where k.provider = ${provider} and k.is_live = ${isLive}
          and k.customer_id = m.object_id limit 1))
      left join billing_retries f on f.provider = ${provider} and f.is_live = ${isLive}
      and f.kind = m.kind and f.object_id = m.id
    order by m.since, m.id limit ${limit}`.execute(db);
  return rows;
}

/** How a pending closing ends the subscription; undefined when there is none. */
export async function findClosingMode(
  db: Db,
  { provider, isLive }: Mode,
  subscriptionId: string,
): Promise<"at_once" | "at_period_end" | undefined> {
  const { rows } = await sql<{ mode: "at_once" | "at_period_end" }>`
    select mode from subscription_closings
    where provider = ${provider} and is_live = ${isLive} and subscription_id = ${subscriptionId}`.execute(db);
  return rows[0]?.mode;
}
