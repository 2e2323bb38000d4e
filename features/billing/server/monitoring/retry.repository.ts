import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";

/** Work at the provider, by its object. */
export interface Work {
  kind: "webhook" | "subscription" | "checkout" | "unclaimed" | "closing";
  objectId: string;
}

/** SQL condition: the work on the object in `column` is not postponed beyond `at`. */
export function isDue(
  { provider, isLive }: Mode,
  kind: Work["kind"],
  column: string,
  at: Date,
): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from billing_retries r where r.provider = ${provider} and r.is_live = ${isLive} and r.kind = ${kind}
      and r.object_id = ${sql.ref(column)} and r.next_try_at > ${at})`;
}

/**
 * Postpones the work with exponential backoff, from a minute to six hours. Returns the number of attempts.
 */
export async function upsertRetry(
  db: Db,
  { provider, isLive }: Mode,
  { kind, objectId, failure, at }: Work & { failure: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into billing_retries as r (provider, is_live, kind, object_id, failure, next_try_at)
    values (${provider}, ${isLive}, ${kind}, ${objectId}, ${failure}, ${at}::timestamptz + interval '1 minute')
    on conflict (provider, is_live, kind, object_id) do update set attempts = r.attempts + 1, failure = excluded.failure,
      next_try_at = ${at}::timestamptz + least(interval '1 minute' * power(2, least(r.attempts, 10)), interval '6 hours')
    returning attempts`.execute(db);
  return rows[0]?.attempts ?? 1;
}

export async function isPutOff(
  db: Db,
  { provider, isLive }: Mode,
  { kind, objectId }: Work,
): Promise<boolean> {
  const { rows } = await sql`
    select from billing_retries
    where provider = ${provider} and is_live = ${isLive} and kind = ${kind} and object_id = ${objectId}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteRetry(
  db: Db,
  { provider, isLive }: Mode,
  { kind, objectId }: Work,
): Promise<boolean> {
  const { rows } = await sql`
    delete from billing_retries
    where provider = ${provider} and is_live = ${isLive} and kind = ${kind} and object_id = ${objectId}
    returning object_id`.execute(db);
  return rows.length > 0;
}
