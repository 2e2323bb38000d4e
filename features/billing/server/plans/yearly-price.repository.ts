import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

/** Offers exactly the yearly prices of this provider and mode. Returns the ids of changed plans. */
export async function offerYearlyPrices(db: Db, mode: Mode | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with offered as (
      select p.id, x.price_id, x.unit_cents from pricing_plans p left join plan_prices x
        on x.plan_id = p.id and x.is_offered and x.billing_interval = 'year'
        and x.provider = ${mode?.provider ?? ""} and x.is_live = ${mode?.isLive ?? false}
    )
    update pricing_plans p set stripe_price_yearly_id = o.price_id, price_yearly_cents = o.unit_cents, updated_at = now()
    from offered o
    where o.id = p.id and (p.stripe_price_yearly_id is distinct from o.price_id
      or p.price_yearly_cents is distinct from o.unit_cents)
    returning p.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface YearlyPrice {
  planId: string;
  priceId: string;
  cents: number;
}

/**
 * Ids of all yearly prices ever created for the plan, optionally of one amount, newest first; at most 100.
 */
export async function listYearlyPrices(
  db: Db,
  { provider, isLive }: Mode,
  { planId, cents }: { planId: string; cents?: number },
): Promise<string[]> {
  const { rows } = await sql<{ price_id: string }>`
    select price_id from plan_prices
    where provider = ${provider} and is_live = ${isLive} and plan_id = ${planId} and billing_interval = 'year'
      and (${cents ?? null}::int is null or unit_cents = ${cents ?? null}::int)
    order by created_at desc limit 100`.execute(db);
  return rows.map(({ price_id }) => price_id);
}

/** Offers the plan at one yearly price, stored for good, or at none. */
export async function setYearlyOffer(
  db: Db,
  { provider, isLive }: Mode,
  planId: string,
  price: Omit<YearlyPrice, "planId"> | null,
): Promise<void> {
  // Serialized, so that of two concurrent prices one is offered.
  await sql`select from pricing_plans where id = ${planId} for no key update`.execute(db);
  await sql`
    update plan_prices set is_offered = false
    where provider = ${provider} and is_live = ${isLive} and plan_id = ${planId} and billing_interval = 'year'
      and is_offered`.execute(db);
  if (!price) return;
  await sql`
    insert into plan_prices (provider, is_live, price_id, plan_id, billing_interval, unit_cents, is_offered)
    values (${provider}, ${isLive}, ${price.priceId}, ${planId}, 'year', ${price.cents}, true)
    on conflict (provider, is_live, price_id) do update set is_offered = true`.execute(db);
}
