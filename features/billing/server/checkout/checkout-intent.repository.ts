import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";
import { isDue } from "../monitoring/retry.repository.ts";

export type IntentStatus =
  | "open"
  | "completed"
  | "consumed"
  | "discarded"
  | "expired"
  | "quarantined"
  | "abandoned";

export interface CheckoutIntent {
  id: string;
  claim_hash: string;
  email: string;
  email_hash: string;
  plan_id: string;
  price_id: string;
  trial_days: number | null;
  session_id: string | null;
  status: IntentStatus;
  finish_mailed_at: Date | null;
  user_id: string | null;
  /** The workspace that a signed-in buyer buys for. */
  for_workspace_id: string | null;
  /** End of the period that a former payer paid; null: starts at once. */
  starts_at: Date | null;
  created_at: Date;
  expires_at: Date;
  completed_at: Date | null;
  consumed_at: Date | null;
}

const columns = sql`id, claim_hash, email, email_hash, plan_id, price_id, trial_days, session_id, status,
  finish_mailed_at, user_id, for_workspace_id, starts_at, created_at, expires_at, completed_at, consumed_at`;

export interface NewIntent {
  id: string;
  claimHash: string;
  email: string;
  emailHash: string;
  planId: string;
  priceId: string;
  trialDays: number | null;
  userId: string | null;
  workspaceId: string | null;
  startsAt: Date | null;
  at: Date;
  expiresAt: Date;
}

export async function insertIntent(db: Db, { provider, isLive }: Mode, intent: NewIntent): Promise<void> {
  await sql`
    insert into checkout_intents (id, provider, is_live, claim_hash, email, email_hash, plan_id, price_id, trial_days,
      user_id, for_workspace_id, starts_at, created_at, expires_at)
    values (${intent.id}, ${provider}, ${isLive}, ${intent.claimHash}, ${intent.email}, ${intent.emailHash},
      ${intent.planId}, ${intent.priceId}, ${intent.trialDays}, ${intent.userId}, ${intent.workspaceId},
      ${intent.startsAt}, ${intent.at}, ${intent.expiresAt})`.execute(db);
}

export async function findIntentByClaim(
  db: Db,
  { provider, isLive }: Mode,
  claimHash: string,
): Promise<CheckoutIntent | undefined> {
  const { rows } = await sql<CheckoutIntent>`
    select ${columns} from checkout_intents
    where claim_hash = ${claimHash} and provider = ${provider} and is_live = ${isLive}`.execute(db);
  return rows[0];
}

/** Finds by our id, which may be any text. */
export async function findIntent(
  db: Db,
  { provider, isLive }: Mode,
  id: string,
): Promise<CheckoutIntent | undefined> {
  const { rows } = await sql<CheckoutIntent>`
    select ${columns} from checkout_intents
    where id::text = ${id} and provider = ${provider} and is_live = ${isLive}`.execute(db);
  return rows[0];
}

export async function findIntentBySession(
  db: Db,
  { provider, isLive }: Mode,
  sessionId: string,
): Promise<CheckoutIntent | undefined> {
  const { rows } = await sql<CheckoutIntent>`
    select ${columns} from checkout_intents
    where session_id = ${sessionId} and provider = ${provider} and is_live = ${isLive}`.execute(db);
  return rows[0];
}

/** False, and the session stays, when the checkout is no longer open. */
export async function setSession(db: Db, id: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    update checkout_intents set session_id = ${sessionId} where id = ${id} and status = 'open' returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export interface MovedIntent {
  /** A visitor's checkout, completed by this change. */
  isNewlyCompleted: boolean;
}

const isNewlyCompleted = sql`
  before.completed_at is null and i.completed_at is not null and i.for_workspace_id is null as "isNewlyCompleted"`;

/** Changes the state from one of `from`; undefined when it is in none of them. */
export async function moveIntent(
  db: Db,
  id: string,
  { from, to, at }: { from: IntentStatus[]; to: IntentStatus; at: Date },
): Promise<MovedIntent | undefined> {
  const { rows } = await sql<MovedIntent>`
    with before as (
      select id, completed_at from checkout_intents where id = ${id} and status = any (${from}) for update)
    update checkout_intents i set status = ${to},
      completed_at = case when ${to} = 'completed' then ${at}::timestamptz else i.completed_at end
    from before where i.id = before.id returning ${isNewlyCompleted}`.execute(db);
  return rows[0];
}

/** Marks the checkout as consumed by the user; undefined when it already was. */
export async function consumeIntent(db: Db, id: string, at: Date): Promise<MovedIntent | undefined> {
  const { rows } = await sql<MovedIntent>`
    with before as (
      select id, completed_at from checkout_intents
      where id = ${id} and consumed_at is null and status in ('open', 'completed') for update)
    update checkout_intents i set consumed_at = ${at}, status = 'consumed',
      completed_at = coalesce(i.completed_at, ${at})
    from before where i.id = before.id returning ${isNewlyCompleted}`.execute(db);
  return rows[0];
}

/** From now on the checkout is deleted with the account. */
export async function giveIntentTo(db: Db, id: string, userId: string): Promise<void> {
  await sql`update checkout_intents set user_id = ${userId} where id = ${id}`.execute(db);
}

/** Open intents from before `before` that have a session. */
export async function listOpenIntents(
  db: Db,
  mode: Mode,
  { at, before, limit }: { at: Date; before: Date; limit: number },
): Promise<CheckoutIntent[]> {
  const { rows } = await sql<CheckoutIntent>`
    select ${columns} from checkout_intents
    where status = 'open' and created_at < ${before} and provider = ${mode.provider} and is_live = ${mode.isLive}
      and (session_id is null or ${isDue(mode, "checkout", "session_id", at)})
    order by created_at limit ${limit}`.execute(db);
  return rows;
}

/** Of completed sessions, those that advanced no checkout: it is still open, or has another session. */
export async function listUnsettledSessions(
  db: Db,
  mode: Mode,
  { ids, at }: { ids: string[]; at: Date },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${ids}::text[]) as c (id)
    where ${isDue(mode, "checkout", "c.id", at)} and not exists (
      select from checkout_intents i where i.session_id = c.id and i.status <> 'open'
        and i.provider = ${mode.provider} and i.is_live = ${mode.isLive})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Intents completed or quarantined before `before` and never claimed. */
export async function listUnclaimedIntents(
  db: Db,
  mode: Mode,
  { at, before, limit }: { at: Date; before: Date; limit: number },
): Promise<CheckoutIntent[]> {
  const { rows } = await sql<CheckoutIntent>`
    select ${columns} from checkout_intents
    where status in ('completed', 'quarantined') and coalesce(completed_at, created_at) < ${before}
      and provider = ${mode.provider} and is_live = ${mode.isLive} and ${isDue(mode, "unclaimed", "session_id", at)}
    order by created_at limit ${limit}`.execute(db);
  return rows;
}
