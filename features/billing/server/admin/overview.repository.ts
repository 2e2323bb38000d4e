import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

export interface OverviewCounts {
  monthlyRevenue: { currency: string; cents: number; subscriptions: number }[];
  trialsRunning: number;
  trialsEndingSoon: number;
  pastDue: number;
  conversions: number;
  trialsLost: number;
  churned: number;
  paidBefore: number;
}

export interface OverviewTimes {
  now: Date;
  /** Trials that end before this time end soon. */
  soon: Date;
  /** Start of the window for conversions and ends. */
  since: Date;
}

/** All figures in one statement, each from an index of subscriptions. */
export async function countSubscriptions(
  db: Db,
  { provider, isLive }: Mode,
  { now, soon, since }: OverviewTimes,
): Promise<OverviewCounts> {
  const { rows } = await sql<OverviewCounts>`
    with running as (
      select s.status, s.trial_ends_at, s.paid_since, s.quantity,
        coalesce(s.unit_cents / case s.billing_interval when 'year' then 12.0 else 1 end, p.price_monthly_cents, 0) as unit_cents,
        coalesce(s.currency, p.currency, 'usd') as currency
      from subscriptions s left join pricing_plans p on p.id = s.plan_id
      where s.provider = ${provider} and s.is_live = ${isLive} and s.status in ('active', 'past_due', 'trialing')
    ), of_status as (
      select count(*) filter (where status = 'trialing' and trial_ends_at > ${now})::int as trials,
        count(*) filter (where status = 'trialing' and trial_ends_at > ${now} and trial_ends_at <= ${soon})::int as ending,
        count(*) filter (where status = 'past_due')::int as past_due
      from running
    ), revenue as (
      select currency, round(sum(unit_cents * quantity))::float8 as cents, count(*)::int as subscriptions
      from running where status in ('active', 'past_due') and paid_since is not null group by currency order by currency
    ), ended as (
      select count(*) filter (where paid_since is not null)::int as churned,
        count(*) filter (where paid_since is null)::int as lost
      from subscriptions where provider = ${provider} and is_live = ${isLive} and ended_at >= ${since}
    ), paid as (
      select count(*) filter (where paid_since >= ${since} and trial_ends_at is not null)::int as conversions,
        count(*) filter (where paid_since < ${since} and (ended_at is null or ended_at >= ${since}))::int as before
      from subscriptions where provider = ${provider} and is_live = ${isLive} and paid_since is not null
    )
    select (select coalesce(jsonb_agg(to_jsonb(revenue)), '[]') from revenue) as "monthlyRevenue",
      of_status.trials as "trialsRunning", of_status.ending as "trialsEndingSoon", of_status.past_due as "pastDue",
      paid.conversions, ended.lost as "trialsLost", ended.churned, paid.before as "paidBefore"
    from of_status, ended, paid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The statement answered with no row.");
  return row;
}
