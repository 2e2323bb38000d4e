import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

export interface UnprovedAccount {
  user_id: string;
  created_at: Date;
  /** Time of the warning; null before it. */
  warned_at: Date | null;
}

/** Notice key of an account's warning. */
export const warningKeyOf = (userId: string) => `address_unproved:${userId}`;

const accounts = sql`
  select u.id as user_id, u.created_at, (select n.sent_at from billing_notices n
    where n.workspace_id = u.id and n.notice_key = 'address_unproved:' || u.id) as warned_at
  from auth.users u`;

/** Accounts of trials from before `before` with an unproved address; after `afterId`. */
export async function listUnprovedAccounts(
  db: Db,
  { provider, isLive }: Mode,
  { before, afterId, limit }: { before: Date; afterId: string; limit: number },
): Promise<UnprovedAccount[]> {
  const { rows } = await sql<UnprovedAccount>`
    ${accounts} where u.created_at <= ${before} and u.id > ${afterId}
      and u.email_confirmed_at is null and u.phone_confirmed_at is null and u.deleted_at is null
      and exists (select from checkout_intents i where i.user_id = u.id and i.status = 'consumed'
        and i.trial_days is not null and i.provider = ${provider} and i.is_live = ${isLive})
      and not exists (select from subscriptions s where s.workspace_id = u.id
        and s.status in ('active', 'past_due', 'unpaid'))
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** The account's present state; undefined when it is no longer one of these. */
export async function findUnprovedAccount(db: Db, userId: string): Promise<UnprovedAccount | undefined> {
  const { rows } = await sql<UnprovedAccount>`
    ${accounts} where u.id = ${userId} and u.email_confirmed_at is null and u.phone_confirmed_at is null
      and u.deleted_at is null
      and not exists (select from subscriptions s where s.workspace_id = u.id
        and s.status in ('active', 'past_due', 'unpaid'))`.execute(db);
  return rows[0];
}
