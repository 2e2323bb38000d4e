import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { EventBatch } from "../../contract/event-batch.ts";

/** Inserts all events in one statement. */
export async function insertEvents(db: Db, { sessionId, events }: EventBatch): Promise<void> {
  await sql`
    insert into user_events (session_id, event_type, route, metadata)
    select ${sessionId}::uuid, added."eventType", added.route, added.metadata
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as added ("eventType" text, route text, metadata jsonb)`.execute(db);
}
