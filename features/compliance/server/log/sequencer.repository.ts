import { sql } from "kysely";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** How far the sequencer has come: the last sequenced event, by its transaction and number. */
export interface Cursor {
  transactionId: string;
  number: number;
  restoredNumber: number;
}

export interface UnsequencedEvent {
  id: string;
  workspace_id: string;
  actor_id: string | null;
  number: number;
  transaction_id: string;
  envelope: Buffer;
}

/** A frozen sequencer loses its lock, and its transaction, after this many milliseconds. */
const longestPauseMs = 5_000;

/** The cursor, locked until the transaction ends. Undefined while another sequencer holds it. */
export async function lockCursor(db: Db): Promise<Cursor | undefined> {
  const [, { rows }] = await Promise.all([
    sql`select set_config('idle_in_transaction_session_timeout', ${String(longestPauseMs)}, true)`.execute(
      db,
    ),
    sql<Cursor>`
      select transaction_id::text as "transactionId", number::float8 as number, restored_number::float8 as "restoredNumber"
      from log_sequencer for update skip locked`.execute(db),
  ]);
  return rows[0];
}

/**
 * The commit of this transaction does not wait for the disk. Only for what would be done again in the same way, and is
 * shown to nobody before a later commit that waits.
 */
export async function doNotWaitForDisk(db: Db): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true)`.execute(db);
}

/** The oldest transaction of this database that still runs, or the next one. All before it have ended. */
const horizon = sql`coalesce((
  select xid from pg_snapshot_xip(pg_current_snapshot()) xid
  where not exists (
    select from pg_locks lock join pg_stat_activity activity using (pid) join pg_database on pg_database.oid = datid
    where locktype = 'transactionid' and granted and transactionid = xid::xid
      and pg_database.datname <> current_database())
  order by xid limit 1), pg_snapshot_xmax(pg_current_snapshot()))`;

/**
 * Up to `limit` events behind the cursor whose transactions, and all earlier ones, have ended. Transactions of other
 * databases of the server are not waited for: one that runs for hours would halt the log.
 */
export async function listUnsequenced(db: Db, cursor: Cursor, limit: number): Promise<UnsequencedEvent[]> {
  const { rows } = await sql<UnsequencedEvent>`
    select id, workspace_id, actor_id, number::float8 as number, transaction_id::text as transaction_id, envelope
    from audit_events event
    where (transaction_id, number) > (${cursor.transactionId}::xid8, ${cursor.number}::bigint)
      and transaction_id < (select ${horizon}) and number > ${cursor.restoredNumber}
    -- Without the table it would be the text of the first line, and 999 after 1000.
    order by event.transaction_id, event.number limit ${limit}`.execute(db);
  return rows;
}

/** Whether events wait for an earlier transaction to end. */
export async function isEventWaiting(db: Db, cursor: Cursor): Promise<boolean> {
  // In order and up to the next transaction: otherwise the whole table would be read to find none.
  const { rows } = await sql`
    select from audit_events event
    where transaction_id >= (select ${horizon}) and transaction_id < pg_snapshot_xmax(pg_current_snapshot())
      and number > ${cursor.restoredNumber}
    order by event.transaction_id, event.number limit 1`.execute(db);
  return rows.length > 0;
}

export async function moveCursor(
  db: Db,
  { transactionId, number }: Omit<Cursor, "restoredNumber">,
): Promise<void> {
  await sql`update log_sequencer set transaction_id = ${transactionId}::xid8, number = ${number}`.execute(db);
}

export interface NewFacet {
  workspaceId: string;
  facet: string;
  eventNumber: number;
  eventId: string;
  actorId: string | null;
}

export async function insertFacets(db: Db, facets: readonly NewFacet[]): Promise<void> {
  if (facets.length === 0) return;
  await sql`insert into audit_facets (workspace_id, facet, event_number, event_id, actor_id)
    select * from unnest(${facets.map((row) => row.workspaceId)}::uuid[], ${facets.map((row) => row.facet)}::text[],
      ${facets.map((row) => row.eventNumber)}::bigint[], ${facets.map((row) => row.eventId)}::uuid[],
      ${facets.map((row) => row.actorId)}::text[])
    on conflict do nothing`.execute(db);
}

/** Whether the cursor is ahead of the transactions of this database: its rows came from another one. */
export async function isAheadOfDatabase(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isAhead: boolean }>`
    select transaction_id >= pg_snapshot_xmax(pg_current_snapshot()) as "isAhead" from log_sequencer`.execute(
    db,
  );
  return rows[0]?.isAhead ?? false;
}

/** The number up to which events came with a backup. It grows with each restore that was noticed. */
export async function findRestoredNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select restored_number::float8 as number from log_sequencer`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Waits for the cursor and for everybody who writes an audit event, and locks both. */
export async function lockLog(db: Db): Promise<void> {
  await allowLongStatements(db);
  await sql`select from log_sequencer for update`.execute(db);
  await sql`select app.hold_audit_events()`.execute(db);
}

/** Up to `limit` events without a place in an open log, and without a signed one in a closed log, by number. */
export async function listPlaceless(db: Db, limit: number): Promise<UnsequencedEvent[]> {
  const { rows } = await sql<UnsequencedEvent>`
    select id, workspace_id, actor_id, number::float8 as number, transaction_id::text as transaction_id, envelope
    from audit_events event
    where not exists (
      select from log_entries entry join logs on logs.id = log_id
      where entry.event_id = event.id and (closed_at is null or entry.index < published_size))
    order by number limit ${limit}`.execute(db);
  return rows;
}

/** From now on only events with later numbers count, by transactions of this database. */
export async function beginAfterRestore(db: Db): Promise<void> {
  await sql`
    update log_sequencer set transaction_id = '0', number = 0,
      restored_number = (select coalesce(max(number), 0) from audit_events)`.execute(db);
}
