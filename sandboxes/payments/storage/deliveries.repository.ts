import type pg from "pg";
import type Stripe from "stripe";

export type DeliveryOutcome = "waiting" | "taken" | "given_up" | "dropped";

export interface Delivery {
  id: string;
  attempts: number;
  event: Stripe.Event;
}

/** Enqueues a delivery; a dropped one is only recorded. */
export async function addDelivery(
  client: pg.ClientBase,
  eventId: string,
  nextAt: Date,
  outcome: "waiting" | "dropped" = "waiting",
): Promise<void> {
  await client.query(
    "insert into payment_sandbox.deliveries (event_id, next_at, outcome) values ($1, $2, $3)",
    [eventId, nextAt, outcome],
  );
}

/**
 * Takes the oldest due delivery and postpones it to `postponeTo` in the same step. No other server delivers it
 * meanwhile, and a crash loses nothing.
 */
export async function takeDelivery(
  client: pg.ClientBase,
  now: Date,
  postponeTo: Date,
): Promise<Delivery | undefined> {
  const { rows } = await client.query<Delivery>(
    `with due as (
       select d.id from payment_sandbox.deliveries d join payment_sandbox.objects o on o.id = d.event_id
       where d.outcome = 'waiting' and d.next_at <= $1
       order by d.next_at, d.id limit 1 for update of d skip locked
     ), taken as (
       update payment_sandbox.deliveries d set next_at = $2, attempts = attempts + 1
       from due where d.id = due.id returning d.id, d.event_id, d.attempts
     )
     select t.id, t.attempts, o.data as event
     from taken t join payment_sandbox.objects o on o.id = t.event_id`,
    [now, postponeTo],
  );
  return rows[0];
}

/** Finishes a delivery and keeps its outcome. */
export async function finishDelivery(
  client: pg.ClientBase,
  id: string,
  outcome: Exclude<DeliveryOutcome, "waiting">,
  at: Date,
  error?: string,
): Promise<void> {
  await client.query(
    `update payment_sandbox.deliveries set outcome = $2, finished_at = $3, last_error = coalesce($4, last_error)
     where id = $1`,
    [id, outcome, at, error ?? null],
  );
}

export async function postponeDelivery(
  client: pg.ClientBase,
  id: string,
  nextAt: Date,
  error: string,
): Promise<void> {
  await client.query("update payment_sandbox.deliveries set next_at = $2, last_error = $3 where id = $1", [
    id,
    nextAt,
    error,
  ]);
}

/** Changes the due time of an event's pending deliveries. */
export async function delayDeliveries(client: pg.ClientBase, eventId: string, nextAt: Date): Promise<number> {
  const { rowCount } = await client.query(
    "update payment_sandbox.deliveries set next_at = $2 where event_id = $1 and outcome = 'waiting'",
    [eventId, nextAt],
  );
  return rowCount ?? 0;
}

/** Drops an event's pending deliveries. */
export async function dropDeliveries(client: pg.ClientBase, eventId: string, at: Date): Promise<number> {
  const { rowCount } = await client.query(
    `update payment_sandbox.deliveries set outcome = 'dropped', finished_at = $2
     where event_id = $1 and outcome = 'waiting'`,
    [eventId, at],
  );
  return rowCount ?? 0;
}
