import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";

/** Intents completed before `before`, unclaimed and without a mail, oldest first. */
export async function listUnfinishedIntents(
  db: Db,
  { provider, isLive }: Mode,
  { before, after, limit }: { before: Date; after: Date; limit: number },
): Promise<CheckoutIntent[]> {
  const { rows } = await sql<CheckoutIntent>`
    select * from checkout_intents
    where status = 'completed' and finish_mailed_at is null and completed_at between ${after} and ${before}
      and provider = ${provider} and is_live = ${isLive}
    order by completed_at limit ${limit}`.execute(db);
  return rows;
}

/** Stores a checkout's link, once; false when it has a link or an account. */
export async function setFinishLink(
  db: Db,
  id: string,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update checkout_intents set finish_hash = ${hash}, finish_mailed_at = ${at}
    where id = ${id} and finish_mailed_at is null and status in ('open', 'completed') returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** The checkout of a link. */
export async function findIntentByFinish(
  db: Db,
  { provider, isLive }: Mode,
  finishHash: string,
): Promise<CheckoutIntent | undefined> {
  const { rows } = await sql<CheckoutIntent>`
    select * from checkout_intents
    where finish_hash = ${finishHash} and provider = ${provider} and is_live = ${isLive}`.execute(db);
  return rows[0];
}

/** Undefined for a deleted plan. */
export async function findPlanName(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from pricing_plans where id = ${id}`.execute(db);
  return rows[0]?.name;
}
