import { sql } from "kysely";
import type { DomainEvent } from "../context.ts";
import type { Db } from "../db/connection-db.ts";
import { newId } from "../ids.ts";

/** The channel between servers for new events. Payloads contain only ids. */
export const eventsChannel = "adjutant_events";

/** Stores the event and announces its id. Listeners are notified when the transaction commits. */
export async function insertEvent(db: Db, event: DomainEvent): Promise<void> {
  const id = newId();
  const audience = `${event.workspaceId}:${event.userId ?? ""}:${id}`;
  await sql`
    with stored as (
      insert into events (id, workspace_id, user_id, name, data)
      values (${id}, ${event.workspaceId}, ${event.userId ?? null}, ${event.name}, ${JSON.stringify(event.data)}::jsonb)
    )
    select pg_notify(${eventsChannel}, ${audience})`.execute(db);
}

export interface StoredEvent {
  id: string;
  name: string;
  data: unknown;
  created_at: Date;
}

/** Events after `afterId` that the caller may receive, oldest first. Policies decide. */
export async function listEventsAfter(db: Db, afterId: string, limit: number): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, name, data, created_at from events
    where workspace_id = app.workspace_id() and id > ${afterId}::uuid
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** The events with these ids that the caller may receive. */
export async function listEventsByIds(db: Db, ids: string[]): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, name, data, created_at from events
    where workspace_id = app.workspace_id() and id = any(${ids}::uuid[]) order by id`.execute(db);
  return rows;
}
