import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface EventEntry {
  log_id: string;
  origin: string;
  index: number;
  envelope: Buffer;
}

/** The place of an event in its log. Undefined until it is sequenced. */
export async function findEntryOfEvent(db: Db, eventId: string): Promise<EventEntry | undefined> {
  const { rows } = await sql<EventEntry>`
    select entry.log_id, logs.origin, entry.index::float8 as index, event.envelope
    from log_entries entry join logs on logs.id = entry.log_id join audit_events event on event.id = entry.event_id
    where entry.event_id = ${eventId}`.execute(db);
  return rows[0];
}
