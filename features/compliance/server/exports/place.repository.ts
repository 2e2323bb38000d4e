import type { Pool } from "pg";

/** Where an event stands in its log, and the first signed state that holds it. */
export interface EventPlace {
  origin: string;
  index: number;
  leafHash: Buffer;
  /** Null until a checkpoint covers the event. */
  size: number | null;
  root: Buffer | null;
}

/** The places of events, by their ids. Those without one that is or can be signed are left out. For background work. */
export async function listPlaces(pool: Pool, eventIds: readonly string[]): Promise<Map<string, EventPlace>> {
  if (eventIds.length === 0) return new Map();
  const { rows } = await pool.query<EventPlace & { eventId: string }>(
    `select e.event_id as "eventId", l.origin, e.index::float8 as index, e.leaf_hash as "leafHash",
       c.size::float8 as size, c.root
     from log_entries e join logs l on l.id = e.log_id
     left join lateral (
       select size, root from log_checkpoints where log_id = e.log_id and size > e.index order by size limit 1) c on true
     where e.event_id = any ($1::uuid[]) and (l.closed_at is null or e.index < l.published_size)
     order by l.generation`,
    [eventIds],
  );
  return new Map(rows.map(({ eventId, ...place }) => [eventId, place]));
}
