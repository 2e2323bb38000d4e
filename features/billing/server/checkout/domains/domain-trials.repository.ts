import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../../billing-options.ts";

/** Serializes trials of one domain until the transaction ends. */
export async function lockDomain(db: Db, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`billing.trials:${domain}`}, 0))`.execute(db);
}

/** Number of other mailboxes of the domain with a trial since `after` that was not given up. */
export async function countOthersOfDomain(
  db: Db,
  { provider, isLive }: Mode,
  { domain, emailHash, after }: { domain: string; emailHash: string; after: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct email_hash)::int as count from checkout_intents
    where lower(split_part(email, '@', 2)) = ${domain} and trial_days is not null and created_at > ${after}
      and email_hash <> ${emailHash} and status not in ('discarded', 'expired', 'abandoned')
      and provider = ${provider} and is_live = ${isLive}`.execute(db);
  return rows[0]?.count ?? 0;
}
