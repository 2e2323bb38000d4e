import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";

export interface NewMessage {
  id: string;
  channel: "mail" | "sms";
  kind: string;
  recipient: string;
  sealed: string;
  dedupeKey: string | undefined;
  userId: string | undefined;
  isLast: boolean;
  expiresAt: Date | undefined;
  carries: string | undefined;
  isKept: boolean;
}

/** Stores an outgoing message, whoever causes it. Returns false when one with the same key exists. */
export async function insertMessage(db: Db, message: NewMessage): Promise<boolean> {
  const { rows } = await executeAsService(
    db,
    `insert into outgoing_messages (id, channel, kind, recipient, sealed_content, dedupe_key, user_id, is_last,
       expires_at, carries, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (dedupe_key) do nothing returning id`,
    [
      ...[message.id, message.channel, message.kind, message.recipient, message.sealed],
      ...[message.dedupeKey ?? null, message.userId ?? null, message.isLast],
      ...[message.expiresAt ?? null, message.carries ?? null, message.isKept ? "kept" : "waiting"],
    ],
  );
  return rows.length > 0;
}

export interface StoredMessage {
  id: string;
  channel: "mail" | "sms";
  kind: string;
  recipient: string;
  sealed_content: string | null;
  /** `kept`: the mail of a person that was handed over without a mail server. It never leaves by itself. */
  status: "waiting" | "kept" | "delivered" | "failed";
  attempts: number;
  next_attempt_at: Date | null;
  last_error: string | null;
  created_at: Date;
  delivered_at: Date | null;
  is_last: boolean;
  expires_at: Date | null;
  /** Its code or link was used, replaced or withdrawn. */
  is_void: boolean;
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`select * from outgoing_messages where id = ${id}`.execute(db);
  return rows[0];
}

/** Messages of all channels, newest first, older than the id `before`. */
export async function listMessages(
  db: Db,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select * from outgoing_messages where ${before ?? null}::uuid is null or id < ${before ?? null}::uuid
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Claims a due message for one attempt. Nobody else gets it before `until`. */
export async function claimMessage(
  db: Db,
  id: string,
  now: Date,
  until: Date,
): Promise<StoredMessage | undefined> {
  const { rows } = await sql<StoredMessage>`
    update outgoing_messages set attempts = attempts + 1, next_attempt_at = ${until}
    where id = ${id} and status = 'waiting' and (next_attempt_at is null or next_attempt_at <= ${now})
    returning *`.execute(db);
  return rows[0];
}

/** Ends the attempt. Has no effect when the claim has expired meanwhile. */
export async function markDelivered(db: Db, message: StoredMessage, at: Date): Promise<void> {
  const { id, attempts } = message;
  if (message.is_last) return forgetMessage(db, message);
  await sql`
    update outgoing_messages
    set status = 'delivered', delivered_at = ${at}, sealed_content = null, last_error = null, next_attempt_at = null
    where id = ${id} and status = 'waiting' and attempts = ${attempts}`.execute(db);
}

export async function markFailed(db: Db, message: StoredMessage, error: string): Promise<void> {
  const { id, attempts } = message;
  if (message.is_last) return forgetMessage(db, message);
  await sql`
    update outgoing_messages
    set status = 'failed', sealed_content = null, last_error = ${error}, next_attempt_at = null
    where id = ${id} and status = 'waiting' and attempts = ${attempts}`.execute(db);
}

async function forgetMessage(db: Db, { id, attempts }: StoredMessage): Promise<void> {
  await sql`
    delete from outgoing_messages where id = ${id} and status = 'waiting' and attempts = ${attempts}`.execute(
    db,
  );
}

export async function postponeMessage(
  db: Db,
  { id, attempts }: StoredMessage,
  error: string,
  at: Date,
): Promise<void> {
  await sql`
    update outgoing_messages set last_error = ${error}, next_attempt_at = ${at}
    where id = ${id} and status = 'waiting' and attempts = ${attempts}`.execute(db);
}

/** Ids of due messages, oldest first. New messages are left to their own job for a minute. */
export async function listDueMessages(db: Db, channels: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from outgoing_messages
    where status = 'waiting' and channel = any(${channels})
      and coalesce(next_attempt_at, created_at + interval '1 minute') <= ${now}
    order by created_at, id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
