import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/**
 * Hashes of one level of tiles, by their number: leaves at level 0, roots of full tiles below at higher levels.
 * `numbers` that do not exist are left out.
 */
export async function readHashes(
  db: Db,
  logId: string,
  level: number,
  numbers: readonly number[],
): Promise<Map<number, Uint8Array>> {
  const { rows } =
    level === 0
      ? await sql<{ number: number; hash: Buffer }>`
          select index::float8 as number, leaf_hash as hash from log_entries
          where log_id = ${logId} and index = any(${numbers}::bigint[])`.execute(db)
      : await sql<{ number: number; hash: Buffer }>`
          select number::float8 as number, root as hash from log_tiles
          where log_id = ${logId} and level = ${level - 1} and number = any(${numbers}::bigint[])`.execute(
          db,
        );
  return new Map(rows.map(({ number, hash }) => [number, hash]));
}

export interface EntryRow {
  index: number;
  event_id: string | null;
  bytes: Buffer;
}

/** The entries `start` to `end` (excluded) in their order: envelopes of events, or notes of checkpoints. */
export async function listEntries(db: Db, logId: string, start: number, end: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.index::float8 as index, entry.event_id,
      coalesce(event.envelope, convert_to(checkpoint.note, 'UTF8')) as bytes
    from log_entries entry
      left join audit_events event on event.id = entry.event_id
      left join log_checkpoints checkpoint on checkpoint.id = entry.checkpoint_id
    where entry.log_id = ${logId} and entry.index >= ${start} and entry.index < ${end}
    order by entry.index`.execute(db);
  return rows;
}
