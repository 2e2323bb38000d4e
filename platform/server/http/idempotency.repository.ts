import { sql } from "kysely";
import type { Json } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";

/** An `Idempotency-Key`, held by the request `requestId`. */
export interface ReservedKey {
  workspaceId: string;
  userId: string;
  key: string;
  /** The declared path of the route. */
  route: string;
  requestId: string;
}

export interface StoredKey {
  requestHash: string;
  /** The request was performed. */
  isPerformed: boolean;
  /** Null while the first request is in progress, and when no reply is stored. */
  status: number | null;
  reply: Json;
}

/** Reserves the key for this request. Returns false when another request holds it. */
export async function reserveKey(
  db: Db,
  { workspaceId, userId, key, route, requestId }: ReservedKey,
  hash: string,
  abandonedAfterSeconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (workspace_id, user_id, key, route, request_id, request_hash)
    values (${workspaceId}, ${userId}, ${key}, ${route}, ${requestId}, ${hash})
    on conflict (workspace_id, user_id, key, route) do update
      set created_at = now(), request_id = excluded.request_id
      where idempotency_keys.performed_at is null
        and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.created_at < now() - make_interval(secs => ${abandonedAfterSeconds})
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function findKey(db: Db, key: ReservedKey): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    select request_hash as "requestHash", performed_at is not null as "isPerformed", status, reply
    from idempotency_keys
    where workspace_id = ${key.workspaceId} and user_id = ${key.userId} and key = ${key.key}
      and route = ${key.route}`.execute(db);
  return rows[0];
}

/**
 * Marks the request as performed, in the transaction that performs it. Returns false when another request
 * took over the key.
 */
export async function markPerformed(db: Db, key: ReservedKey): Promise<boolean> {
  const { rows } = await sql`
    update idempotency_keys set performed_at = coalesce(performed_at, now())
    where ${isHeld(key)} returning 1`.execute(db);
  return rows.length > 0;
}

export async function storeAnswer(db: Db, key: ReservedKey, status: number, reply: Json): Promise<void> {
  await sql`
    update idempotency_keys set performed_at = coalesce(performed_at, now()), status = ${status},
      reply = ${JSON.stringify(reply)}::jsonb
    where ${isHeld(key)}`.execute(db);
}

/** Frees the key for a retry, unless the request was performed. */
export async function releaseKey(db: Db, key: ReservedKey): Promise<void> {
  await sql`
    update idempotency_keys set created_at = 'epoch'
    where ${isHeld(key)} and performed_at is null`.execute(db);
}

function isHeld({ workspaceId, userId, key, route, requestId }: ReservedKey) {
  return sql`workspace_id = ${workspaceId} and user_id = ${userId} and key = ${key} and route = ${route}
    and request_id = ${requestId}`;
}
