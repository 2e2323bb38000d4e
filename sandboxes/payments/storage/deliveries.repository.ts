import type pg from "pg";
import type Stripe from "stripe";

export interface Delivery {
  eventId: string;
  attempts: number;
  event: Stripe.Event;
}

export async function addDelivery(client: pg.ClientBase, eventId: string, nextAt: Date): Promise<void> {
  await client.query("insert into payment_sandbox.deliveries (event_id, next_at) values ($1, $2)", [
    eventId,
    nextAt,
  ]);
}

/**
 * Takes the oldest delivery that is due. It is put off until `putOffTo` at once, so that no other server brings
 * the same event meanwhile, and one that dies with it loses nothing.
 */
export async function takeDelivery(
  client: pg.ClientBase,
  now: Date,
  putOffTo: Date,
): Promise<Delivery | undefined> {
  const { rows } = await client.query<Delivery>(
    `with due as (
       select event_id from payment_sandbox.deliveries where next_at <= $1 order by seq limit 1 for update skip locked
     ), taken as (
       update payment_sandbox.deliveries d set next_at = $2, attempts = attempts + 1
       from due where d.event_id = due.event_id returning d.event_id, d.attempts
     )
     select t.event_id as "eventId", t.attempts, o.data as event
     from taken t join payment_sandbox.objects o on o.id = t.event_id`,
    [now, putOffTo],
  );
  return rows[0];
}

/** Taken by the webhook, or given up. */
export async function deleteDelivery(client: pg.ClientBase, eventId: string): Promise<void> {
  await client.query("delete from payment_sandbox.deliveries where event_id = $1", [eventId]);
}

export async function putOffDelivery(
  client: pg.ClientBase,
  eventId: string,
  nextAt: Date,
  error: string,
): Promise<void> {
  await client.query(
    "update payment_sandbox.deliveries set next_at = $2, last_error = $3 where event_id = $1",
    [eventId, nextAt, error],
  );
}
