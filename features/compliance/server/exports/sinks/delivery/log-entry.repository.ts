import type { Pool } from "pg";
import type { PlacedEvent } from "../../lines/placed-event.ts";

/** The log of a workspace that a receiver reads, up to where it is delivered. */
export interface ReadLog {
  id: string;
  origin: string;
  end: number;
  isClosed: boolean;
  nextGeneration: number | null;
}

/** A log of a generation. What is not signed is not delivered: of a log that ended, it has its place in the next one. */
export async function findReadLog(
  pool: Pool,
  workspaceId: string,
  generation: number,
): Promise<ReadLog | undefined> {
  const { rows } = await pool.query<ReadLog>(
    `select id, origin, published_size::float8 as end,
       closed_at is not null as "isClosed", (
         select min(generation) from logs n where n.workspace_id = $1 and n.generation > $2) as "nextGeneration"
     from logs where workspace_id = $1 and generation = $2`,
    [workspaceId, generation],
  );
  return rows[0];
}

interface EntryRow {
  index: number;
  event_id: string | null;
  number: number | null;
  envelope: Buffer | null;
  leaf_hash: Buffer;
  size: number | null;
  root: Buffer | null;
}

export interface LogEntry {
  index: number;
  event: PlacedEvent | undefined;
}

/** The entries from `start` to `end` (excluded), in the order of the log, with the first signed state that holds each. */
export async function listLogEntries(
  pool: Pool,
  { id, origin }: ReadLog,
  start: number,
  end: number,
): Promise<LogEntry[]> {
  const { rows } = await pool.query<EntryRow>(
    `select e.index::float8 as index, e.event_id, a.number::float8 as number, a.envelope, e.leaf_hash,
       c.size::float8 as size, c.root
     from log_entries e left join audit_events a on a.id = e.event_id
     left join lateral (
       select size, root from log_checkpoints where log_id = e.log_id and size > e.index order by size limit 1) c on true
     where e.log_id = $1 and e.index >= $2 and e.index < $3 order by e.index`,
    [id, start, end],
  );
  return rows.map((row) => ({ index: row.index, event: eventOf(row, origin) }));
}

function eventOf({ event_id: id, number, envelope, ...row }: EntryRow, origin: string) {
  if (id === null || number === null || envelope === null) return undefined;
  const { index, leaf_hash: leafHash, size, root } = row;
  return { id, number, envelope, place: { origin, index, leafHash, size, root } };
}
