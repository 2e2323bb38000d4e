import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

export interface DueSubscription {
  workspace_id: string;
  subscription_id: string;
  customer_id: string;
  plan_name: string | null;
  trial_ends_at: Date | null;
  grace_until: Date | null;
  created_at: Date;
  /** The bank requires the person's confirmation. */
  is_action_required: boolean;
}

interface Page {
  afterId: string;
  limit: number;
}

const columns = sql`s.workspace_id, s.subscription_id, s.customer_id, p.name as plan_name, s.trial_ends_at,
  s.grace_until, s.created_at`;

const hasProvedOwner = sql<boolean>`exists (select from memberships m join auth.users u on u.id = m.user_id
  where m.workspace_id = s.workspace_id and m.role = 'owner' and u.email_confirmed_at is not null
    and u.deleted_at is null and u.email <> '')`;

export interface EndingTrial extends DueSubscription {
  /** Whether an owner has a proved address, so that every kind of mail may be sent. */
  is_owner_proved: boolean;
  /** A card was recorded for the trial. Without a record there may still be one. */
  is_card_noted: boolean;
}

/** Uncancelled trials that end between now and `until`. */
export async function listEndingTrials(
  db: Db,
  { provider, isLive }: Mode,
  { now, until, afterId, limit }: { now: Date; until: Date } & Page,
): Promise<EndingTrial[]> {
  const { rows } = await sql<EndingTrial>`
    select ${columns}, false as is_action_required, ${hasProvedOwner} as is_owner_proved,
      exists (select from billing_customers c join checkout_intents i on i.user_id = c.payer_id
        join trial_redemptions t on t.email_hash = i.email_hash and t.provider = s.provider and t.is_live = s.is_live
        where c.customer_id = s.customer_id and c.provider = s.provider and c.is_live = s.is_live
          and t.card_hash is not null) as is_card_noted
    from subscriptions s left join pricing_plans p on p.id = s.plan_id
    where s.status = 'trialing' and s.trial_ends_at > ${now} and s.trial_ends_at <= ${until} and s.cancel_at is null
      and s.provider = ${provider} and s.is_live = ${isLive} and s.subscription_id > ${afterId}
    order by s.subscription_id limit ${limit}`.execute(db);
  return rows;
}

/** Subscriptions with a failed payment, or with a bank confirmation pending since `since`. */
export async function listUnpaid(
  db: Db,
  { provider, isLive }: Mode,
  { since, afterId, limit }: { since: Date } & Page,
): Promise<DueSubscription[]> {
  const { rows } = await sql<DueSubscription>`
    select * from (
      select ${columns}, s.status, exists (select from webhook_events e
        where e.object_id = s.subscription_id and e.provider = s.provider and e.received_at >= ${since}
          and e.type = 'invoice.payment_action_required') as is_action_required
      from subscriptions s left join pricing_plans p on p.id = s.plan_id
      where s.status in ('past_due', 'incomplete') and s.provider = ${provider} and s.is_live = ${isLive}
        and s.subscription_id > ${afterId}
    ) found
    where status = 'past_due' or is_action_required
    order by subscription_id limit ${limit}`.execute(db);
  return rows;
}

export interface WelcomedSubscription {
  workspace_id: string;
  subscription_id: string;
  plan_name: string | null;
  trial_ends_at: Date | null;
}

/** Workspaces whose plan began after `since`, with a proved owner and no welcome mail yet. */
export async function listUnwelcomed(
  db: Db,
  { provider, isLive }: Mode,
  { since, limit }: { since: Date; limit: number },
): Promise<WelcomedSubscription[]> {
  const { rows } = await sql<WelcomedSubscription>`
    select s.workspace_id, s.subscription_id, p.name as plan_name,
      case when s.status = 'trialing' then s.trial_ends_at end as trial_ends_at
    from subscriptions s left join pricing_plans p on p.id = s.plan_id
    where s.status in ('trialing', 'active') and s.provider = ${provider} and s.is_live = ${isLive}
      and s.created_at > ${since}
      and ${hasProvedOwner}
      and not exists (select from billing_notices n
        where n.workspace_id = s.workspace_id and n.notice_key = 'welcome:' || s.workspace_id)
    order by s.created_at limit ${limit}`.execute(db);
  return rows;
}
