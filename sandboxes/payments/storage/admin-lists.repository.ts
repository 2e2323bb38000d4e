import type pg from "pg";
import type { DeliveryOutcome } from "./deliveries.repository.ts";
import type { Kind, StoredObjects } from "./stored-objects.ts";

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** Twenty objects of a kind, newest first, including deleted ones. */
export async function listNewest<K extends Kind>(
  client: pg.ClientBase,
  kind: K,
  after: string | undefined,
): Promise<Page<StoredObjects[K]>> {
  const { rows } = await client.query<{ data: StoredObjects[K] }>(
    `select data from payment_sandbox.objects
     where kind = $1 and ($2::text is null or seq < (select seq from payment_sandbox.objects where id = $2))
     order by seq desc limit $3`,
    [kind, after ?? null, pageSize + 1],
  );
  const page = rows.slice(0, pageSize).map(({ data }) => data);
  return { rows: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

export interface ListedDelivery {
  eventId: string;
  outcome: DeliveryOutcome;
  attempts: number;
  nextAt: Date;
  error: string | null;
}

/** Deliveries of some events. */
export async function listDeliveries(client: pg.ClientBase, eventIds: string[]): Promise<ListedDelivery[]> {
  const { rows } = await client.query<ListedDelivery>(
    `select event_id as "eventId", outcome, attempts, next_at as "nextAt", last_error as error
     from payment_sandbox.deliveries where event_id = any ($1) order by id limit 500`,
    [eventIds],
  );
  return rows;
}

export interface Counts {
  customers: number;
  subscriptions: number;
  invoices: number;
  waitingEvents: number;
}

export async function countObjects(client: pg.ClientBase): Promise<Counts> {
  const { rows } = await client.query<Counts>(
    `select count(*) filter (where kind = 'customer')::int as customers,
       count(*) filter (where kind = 'subscription')::int as subscriptions,
       count(*) filter (where kind = 'invoice')::int as invoices,
       (select count(*)::int from payment_sandbox.deliveries where outcome = 'waiting') as "waitingEvents"
     from payment_sandbox.objects where kind in ('customer', 'subscription', 'invoice')`,
  );
  return rows[0] ?? { customers: 0, subscriptions: 0, invoices: 0, waitingEvents: 0 };
}

const pageSize = 20;
