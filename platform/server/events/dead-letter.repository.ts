import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

/** A failed delivery. It is not retried automatically. */
export interface DeadLetter {
  seq: number;
  event: string;
  eventId: string;
  subscriber: string;
  workspaceId: string;
  objectId: string;
  /** The kind of the last failure. `not_tried` without one. */
  failure: string;
  /** When it was published, if it was not tried. */
  failedAt: Date;
  /** Later events of the same object that wait for this one. */
  waitingBehind: number;
}

/**
 * The first of its object, and never tried for an hour: no running server has its subscriber, or the subscriber
 * crashes its server. Nothing else would end it.
 */
const isUnheard = sql`d.failed_at is null and d.attempts = 0 and d.published_at < now() - interval '1 hour'
  and not exists (
    select from event_deliveries e where e.subscriber = d.subscriber and e.workspace_id = d.workspace_id
      and e.object_id = d.object_id and e.seq < d.seq)`;

/** Failed deliveries and those that nobody tries, oldest first. */
export async function listDeadLetters(db: Db, limit: number): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select d.seq, d.event, d.event_id as "eventId", d.subscriber, d.workspace_id as "workspaceId",
      d.object_id as "objectId", coalesce(d.failure, case when d.failed_at is null then 'not_tried' else 'unknown' end) as failure,
      coalesce(d.failed_at, d.published_at) as "failedAt",
      (select count(*)::int from event_deliveries e where e.subscriber = d.subscriber
        and e.workspace_id = d.workspace_id and e.object_id = d.object_id and e.seq > d.seq) as "waitingBehind"
    from event_deliveries d where d.failed_at is not null or ${isUnheard} order by d.seq limit ${limit}`.execute(
    db,
  );
  return rows;
}

export interface DeliveryCounts {
  waiting: number;
  givenUp: number;
  /** When the oldest unfailed delivery was published. Null when none waits. */
  oldestAt: Date | null;
}

export async function countDeliveries(db: Db): Promise<DeliveryCounts> {
  const { rows } = await sql<DeliveryCounts>`
    select count(*) filter (where failed_at is null)::int as waiting,
      count(*) filter (where failed_at is not null)::int as "givenUp",
      min(published_at) filter (where failed_at is null) as "oldestAt"
    from event_deliveries`.execute(db);
  return rows[0] ?? { waiting: 0, givenUp: 0, oldestAt: null };
}

type Identity = Pick<DeadLetter, "workspaceId" | "event" | "eventId" | "subscriber">;
const identity = sql`workspace_id as "workspaceId", event, event_id as "eventId", subscriber`;

/** Resets a failed delivery for a retry. Returns undefined when no failed delivery has this number. */
export async function reviveDelivery(db: Db, seq: number): Promise<Identity | undefined> {
  const { rows } = await sql<Identity>`
    update event_deliveries set attempts = 0, failed_at = null, next_try_at = clock_timestamp()
    where seq = ${seq} and failed_at is not null returning ${identity}`.execute(db);
  return rows[0];
}

/**
 * Deletes a failed delivery, or one that nobody tries, so that later ones of its object continue. Returns
 * undefined when no such delivery has this number.
 */
export async function dropDelivery(db: Db, seq: number): Promise<Identity | undefined> {
  const { rows } = await sql<Identity>`
    delete from event_deliveries d where d.seq = ${seq} and (d.failed_at is not null or ${isUnheard})
    returning ${identity}`.execute(db);
  return rows[0];
}
