import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Mode } from "../billing-options.ts";
import { isDue } from "../monitoring/retry.repository.ts";

export interface WebhookEvent {
  provider: "sandbox" | "stripe";
  eventId: string;
  type: string;
  /** The subscription, checkout session or customer to sync; null for none. */
  objectId: string | null;
  happenedAt: Date;
}

/** Stores the event; false when already stored. */
export async function insertWebhookEvent(db: Db, event: WebhookEvent, at: Date): Promise<boolean> {
  const { provider, eventId, type, objectId, happenedAt } = event;
  const { rows } = await sql`
    insert into webhook_events (provider, event_id, type, object_id, status, happened_at, received_at)
    values (${provider}, ${eventId}, ${type}, ${objectId}, ${objectId ? "waiting" : "ignored"}, ${happenedAt}, ${at})
    on conflict do nothing returning event_id`.execute(db);
  return rows.length > 0;
}

/** The object of a pending event; undefined once applied. */
export async function findWaitingObject(
  db: Db,
  provider: string,
  eventId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ object_id: string }>`
    select object_id from webhook_events
    where provider = ${provider} and event_id = ${eventId} and status = 'waiting'`.execute(db);
  return rows[0]?.object_id;
}

export async function markEventDone(db: Db, provider: string, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    update webhook_events set status = 'done'
    where provider = ${provider} and event_id = ${eventId} and status = 'waiting' returning event_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Ids of events pending since before `before`, oldest first. */
export async function listLateEvents(
  db: Db,
  mode: Mode,
  { at, before, limit }: { at: Date; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from webhook_events
    where provider = ${mode.provider} and status = 'waiting' and received_at < ${before}
      and ${isDue(mode, "webhook", "event_id", at)}
    order by received_at limit ${limit}`.execute(db);
  return rows.map(({ event_id }) => event_id);
}
