import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface EventEntry {
  log_id: string;
  origin: string;
  index: number;
  envelope: Buffer;
}

/** The places of these events in their logs, in their order. Those without a place that is or can be signed are left out. */
export async function listEntriesOfEvents(db: Db, eventIds: readonly string[]): Promise<EventEntry[]> {
  const { rows } = await sql<EventEntry>`
    select entry.log_id, logs.origin, entry.index::float8 as index, event.envelope
    from log_entries entry join logs on logs.id = entry.log_id join audit_events event on event.id = entry.event_id
    where entry.event_id = any(${eventIds}::uuid[]) and (closed_at is null or entry.index < published_size)
    order by logs.generation, entry.index`.execute(db);
  return rows;
}
