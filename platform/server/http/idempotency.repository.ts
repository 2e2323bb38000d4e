import { sql } from "kysely";
import type { Json } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";

export interface StoredAnswer {
  requestHash: string;
  /** Null while the first request is still worked on. */
  status: number | null;
  reply: Json;
}

/** Takes the caller's key for this request; false when another request has it. */
export async function reserveKey(
  db: Db,
  key: string,
  path: string,
  hash: string,
  abandonedAfterSeconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (workspace_id, user_id, key, route, request_hash)
    values (app.workspace_id(), auth.uid(), ${key}, ${path}, ${hash})
    on conflict (workspace_id, user_id, key, route) do update set created_at = now()
      where idempotency_keys.status is null
        and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.created_at < now() - make_interval(secs => ${abandonedAfterSeconds})
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function findAnswer(db: Db, key: string, path: string): Promise<StoredAnswer | undefined> {
  const { rows } = await sql<StoredAnswer>`
    select request_hash as "requestHash", status, reply from idempotency_keys
    where workspace_id = app.workspace_id() and user_id = auth.uid() and key = ${key} and route = ${path}`.execute(
    db,
  );
  return rows[0];
}

export async function storeAnswer(
  db: Db,
  key: string,
  path: string,
  status: number,
  reply: Json,
): Promise<void> {
  await sql`
    update idempotency_keys set status = ${status}, reply = ${JSON.stringify(reply)}::jsonb
    where workspace_id = app.workspace_id() and user_id = auth.uid() and key = ${key} and route = ${path}`.execute(
    db,
  );
}

export async function releaseKey(db: Db, key: string, path: string): Promise<void> {
  await sql`
    update idempotency_keys set created_at = 'epoch'
    where workspace_id = app.workspace_id() and user_id = auth.uid() and key = ${key} and route = ${path}`.execute(
    db,
  );
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${before}`.execute(db);
}
