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

/** Writes the trial down; false when the mailbox had one. */
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

export async function deleteRedemptionsBefore(db: Db, before: Date): Promise<number> {
  const { rows } =
    await sql`delete from trial_redemptions where redeemed_at < ${before} returning id`.execute(db);
  return rows.length;
}
