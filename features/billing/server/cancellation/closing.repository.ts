import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";
import { isDue } from "../monitoring/retry.repository.ts";

/** A subscription to end at the provider. */
export interface Closing {
  subscription_id: string;
  /** `at_period_end` where the workspace stays and keeps the paid period. */
  mode: "at_once" | "at_period_end";
  /** When the payer left. */
  created_at: Date;
}

export async function listClosings(
  db: Db,
  mode: Mode,
  { at, limit }: { at: Date; limit: number },
): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    select subscription_id, mode, created_at from subscription_closings
    where provider = ${mode.provider} and is_live = ${mode.isLive}
      and ${isDue(mode, "closing", "subscription_id", at)}
    order by created_at limit ${limit}`.execute(db);
  return rows;
}

/** Ids of running subscriptions whose payer is gone and that have no pending closing. */
export async function listOrphaned(
  db: Db,
  mode: Mode,
  { at, limit }: { at: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ subscription_id: string }>`
    select s.subscription_id from subscriptions s
    where s.provider = ${mode.provider} and s.is_live = ${mode.isLive} and s.cancel_at is null
      and s.status in ('trialing', 'active', 'past_due')
      and not exists (select from billing_customers c where c.provider = s.provider and c.is_live = s.is_live
        and c.customer_id = s.customer_id)
      and not exists (select from subscription_closings o where o.provider = s.provider and o.is_live = s.is_live
        and o.subscription_id = s.subscription_id)
      and ${isDue(mode, "closing", "s.subscription_id", at)}
    order by s.synced_at limit ${limit}`.execute(db);
  return rows.map(({ subscription_id }) => subscription_id);
}

/** Deletes the closing; false when it has meanwhile been brought forward. */
export async function deleteClosing(
  db: Db,
  { provider, isLive }: Mode,
  { subscription_id: subscriptionId, mode }: Pick<Closing, "subscription_id" | "mode">,
): Promise<boolean> {
  const { rows } = await sql`
    delete from subscription_closings
    where provider = ${provider} and is_live = ${isLive} and subscription_id = ${subscriptionId} and mode = ${mode}
    returning subscription_id`.execute(db);
  return rows.length > 0;
}
