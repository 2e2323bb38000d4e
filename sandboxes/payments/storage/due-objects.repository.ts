import type pg from "pg";
import type { Kind } from "./stored-objects.ts";

export interface DueObject {
  id: string;
  kind: Kind;
  customerId: string | null;
  dueAt: Date;
  /** Failures so far. */
  failures: number;
}

/** The earliest due object by its customer's clock, of all customers or of one. Skips postponed ones. */
export async function findDueObject(
  client: pg.ClientBase,
  now: Date,
  customerId?: string,
): Promise<DueObject | undefined> {
  const { rows } = await client.query<DueObject>(
    `select o.id, o.kind, o.customer_id as "customerId", o.due_at as "dueAt", o.due_failures as failures
     from payment_sandbox.objects o left join payment_sandbox.clocks c on c.customer_id = o.customer_id
     where o.due_at <= coalesce(
         c.frozen_at, $1::timestamptz + make_interval(secs => coalesce(c.offset_ms, 0) / 1000.0))
       and (o.due_again_at is null or o.due_again_at <= $1)
       and ($2::text is null or o.customer_id = $2)
     order by o.due_at, o.seq limit 1`,
    [now, customerId ?? null],
  );
  return rows[0];
}

/** Postpones it to `againAt`, in real time, so that others come first. */
export async function postponeDueObject(client: pg.ClientBase, id: string, againAt: Date): Promise<void> {
  await client.query(
    "update payment_sandbox.objects set due_failures = due_failures + 1, due_again_at = $2 where id = $1",
    [id, againAt],
  );
}
