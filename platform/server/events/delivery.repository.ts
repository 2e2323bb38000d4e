import { sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";
import { asService } from "../db/execute-as-service.ts";
import type { Statement } from "../db/statement.ts";
import type { Publication } from "./publication.ts";

/** Announces new deliveries. */
export const deliveriesChannel = "adjutant_deliveries";

export interface Delivery {
  seq: number;
  eventId: string;
  event: string;
  subscriber: string;
  workspaceId: string;
  objectId: string;
  payload: JsonObject;
  /** The number of earlier attempts. */
  attempts: number;
  publishedAt: Date;
}

const columns =
  sql.raw(`d.seq, d.event_id as "eventId", d.event, d.subscriber, d.workspace_id as "workspaceId",
  d.object_id as "objectId", d.payload, d.attempts, d.published_at as "publishedAt"`);

/**
 * Locks each object first, so that the numbers of an object rise in commit order. Objects are locked in the
 * order of their names, which prevents deadlocks.
 */
const insertion = `
  with published as materialized (
    select * from json_to_recordset($1::json) as p("eventId" uuid, event text, subscribers json, "workspaceId" uuid,
      "objectId" text, payload json, "publishedAt" timestamptz, place int)),
  locked as materialized (
    select "workspaceId", "objectId", pg_advisory_xact_lock(hashtextextended("workspaceId" || '/' || "objectId", 7))
    from (select distinct "workspaceId", "objectId" from published order by 1, 2) as objects),
  stored as (
    insert into event_deliveries (event_id, event, subscriber, workspace_id, object_id, payload, published_at)
    select "eventId", event, subscriber, "workspaceId", "objectId", payload::jsonb, "publishedAt"
    from (select p.*, s.subscriber from locked join published p using ("workspaceId", "objectId"),
        json_array_elements_text(p.subscribers) as s(subscriber) order by p.place) as ordered)
  select pg_notify('${deliveriesChannel}', '')`;

/** Store one delivery per subscriber and event. Workers are notified when the transaction commits. */
export function deliveryInsertion(publications: readonly Publication[]): Statement[] {
  const placed = publications.map((publication, place) => ({ ...publication, place }));
  return asService({ text: insertion, values: [JSON.stringify(placed)] });
}

/**
 * Claims the oldest due delivery for `subscribers` that is the first of its object, and locks it until the
 * transaction ends. Returns undefined when there is none.
 */
export async function claimDelivery(db: Db, subscribers: readonly string[]): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    select ${columns} from event_deliveries d
    where d.failed_at is null and d.next_try_at <= clock_timestamp() and d.subscriber = any(${subscribers})
      and not exists (
        select from event_deliveries e where e.subscriber = d.subscriber and e.workspace_id = d.workspace_id
          and e.object_id = d.object_id and e.seq < d.seq)
    order by d.seq limit 1 for update of d skip locked`.execute(db);
  return rows[0];
}

export async function deleteDelivery(db: Db, { workspaceId, seq }: Delivery): Promise<void> {
  await sql`delete from event_deliveries where workspace_id = ${workspaceId} and seq = ${seq}`.execute(db);
}

/** Records a failed attempt, unless another was recorded meanwhile. Without a delay it was the last. */
export async function recordFailedAttempt(
  db: Db,
  { workspaceId, seq, attempts }: Delivery,
  { failure, delaySeconds }: { failure: string; delaySeconds: number | undefined },
): Promise<void> {
  await sql`
    update event_deliveries set attempts = attempts + 1, failure = ${failure},
      next_try_at = clock_timestamp() + ${delaySeconds ?? 0} * interval '1 second',
      failed_at = ${delaySeconds === undefined ? sql`clock_timestamp()` : null}
    where workspace_id = ${workspaceId} and seq = ${seq} and attempts = ${attempts}`.execute(db);
}
