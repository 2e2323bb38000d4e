import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { BillingInterval } from "../../contract/billing-interval.ts";
import type { Mode } from "../billing-options.ts";

export interface NewPlan {
  id: string;
  name: string;
  description: string;
  priceMonthlyCents: number;
  features: string[];
  sortOrder: number;
  /** Maximum quantity per workspace. */
  maxQuantity: number;
}

/** Inserts the plan unless its id exists, to keep admins' changes. True when inserted. */
export async function insertPlan(db: Db, plan: NewPlan): Promise<boolean> {
  const { rows } = await sql`
    insert into pricing_plans (id, name, description, price_monthly_cents, features, sort_order,
      max_quantity)
    values (${plan.id}, ${plan.name}, ${plan.description}, ${plan.priceMonthlyCents},
      ${JSON.stringify(plan.features)}::jsonb, ${plan.sortOrder}, ${plan.maxQuantity})
    on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}

export interface OfferedPlan {
  id: string;
  name: string;
  free_trial_days: number;
}

/** The active plan sold at this monthly or yearly price. Plans without a price in money are not sold. */
export async function findOfferedPlan(db: Db, priceId: string): Promise<OfferedPlan | undefined> {
  const { rows } = await sql<OfferedPlan>`
    select id, name, free_trial_days from pricing_plans
    where ${priceId} in (stripe_price_monthly_id, stripe_price_yearly_id) and is_active and not is_price_doubtful
      and price_monthly_cents > 0 and stripe_price_monthly_id is not null`.execute(db);
  return rows[0];
}

/** The name of a plan, on sale or not; undefined for one without a row. */
export async function findPlanName(db: Db, planId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from pricing_plans where id = ${planId}`.execute(
    db,
  );
  return rows[0]?.name;
}

/** Sets the provider price of each plan to that in `prices`, or none. Returns the ids of changed plans. */
export async function setPrices(db: Db, prices: Readonly<Record<string, string>>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update pricing_plans p set stripe_price_monthly_id = ${JSON.stringify(prices)}::jsonb ->> p.id, updated_at = now()
    where stripe_price_monthly_id is distinct from ${JSON.stringify(prices)}::jsonb ->> p.id
    returning p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores for good which plan each price belongs to. Returns the new prices' ids. */
export async function rememberPrices(
  db: Db,
  { provider, isLive }: Mode,
  prices: Readonly<Record<string, string>>,
): Promise<string[]> {
  const { rows } = await sql<{ price_id: string }>`
    insert into plan_prices (provider, is_live, price_id, plan_id)
    select ${provider}, ${isLive}, e.value, p.id
    from jsonb_each_text(${JSON.stringify(prices)}::jsonb) e join pricing_plans p on p.id = e.key
    on conflict do nothing returning price_id`.execute(db);
  return rows.map(({ price_id }) => price_id);
}

/** The plan of a price, also of one no longer sold. */
export async function findPlanOfPrice(
  db: Db,
  { provider, isLive }: Mode,
  priceId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ plan_id: string }>`
    select plan_id from plan_prices
    where provider = ${provider} and is_live = ${isLive} and price_id = ${priceId}`.execute(db);
  return rows[0]?.plan_id;
}

/** Plan name and interval of a price, also of one no longer sold. */
export async function findNamedPrice(
  db: Db,
  { provider, isLive }: Mode,
  priceId: string,
): Promise<NamedPrice | undefined> {
  const { rows } = await sql<NamedPrice>`
    select p.name, x.billing_interval as interval from plan_prices x join pricing_plans p on p.id = x.plan_id
    where x.provider = ${provider} and x.is_live = ${isLive} and x.price_id = ${priceId}`.execute(db);
  return rows[0];
}

interface NamedPrice {
  name: string;
  interval: BillingInterval;
}
