import type pg from "pg";

/** By how many milliseconds the clock of a customer is ahead. */
export async function getClockOffsetMs(client: pg.ClientBase, customerId: string): Promise<number> {
  const { rows } = await client.query<{ offsetMs: number }>(
    `select offset_ms as "offsetMs" from payment_sandbox.clocks where customer_id = $1`,
    [customerId],
  );
  return rows[0]?.offsetMs ?? 0;
}

export async function setClockOffsetMs(
  client: pg.ClientBase,
  customerId: string,
  offsetMs: number,
): Promise<void> {
  await client.query(
    `insert into payment_sandbox.clocks (customer_id, offset_ms) values ($1, $2)
     on conflict (customer_id) do update set offset_ms = excluded.offset_ms`,
    [customerId, offsetMs],
  );
}
