import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

export async function isTrialRedeemed(
  db: Db,
  { provider, isLive }: Mode,
  emailHash: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from trial_redemptions
    where provider = ${provider} and is_live = ${isLive} and email_hash = ${emailHash}`.execute(db);
  return rows.length > 0;
}

/** Records the trial; false when the mailbox already had one. */
export async function insertRedemption(
  db: Db,
  { provider, isLive }: Mode,
  redemption: { id: string; emailHash: string; at: Date },
): Promise<boolean> {
  const { id, emailHash, at } = redemption;
  const { rows } = await sql`
    insert into trial_redemptions (id, provider, is_live, email_hash, redeemed_at)
    values (${id}, ${provider}, ${isLive}, ${emailHash}, ${at}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Stores the card's hash with the trial of this customer's payer; false when already stored or without a
 * trial.
 */
export async function noteCardOfTrial(
  db: Db,
  { provider, isLive }: Mode,
  { customerId, cardHash }: { customerId: string; cardHash: string },
): Promise<boolean> {
  const { rows } = await sql`
    update trial_redemptions t set card_hash = ${cardHash}
    from billing_customers c join checkout_intents i on i.user_id = c.payer_id and i.status = 'consumed'
    where c.customer_id = ${customerId} and c.provider = ${provider} and c.is_live = ${isLive}
      and t.provider = ${provider} and t.is_live = ${isLive} and t.email_hash = i.email_hash
      and t.card_hash is distinct from ${cardHash} returning t.id`.execute(db);
  return rows.length > 0;
}

/** Number of trials with this card. */
export async function countTrialsOfCard(
  db: Db,
  { provider, isLive }: Mode,
  cardHash: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trial_redemptions
    where provider = ${provider} and is_live = ${isLive} and card_hash = ${cardHash}`.execute(db);
  return rows[0]?.count ?? 0;
}
