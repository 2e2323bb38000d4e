import type pg from "pg";

export interface CustomerClock {
  /** Milliseconds ahead of real time. */
  offsetMs: number;
  /** Set for a frozen clock. */
  frozenAt: Date | null;
  testClockId: string | null;
}

export async function getClock(client: pg.ClientBase, customerId: string): Promise<CustomerClock> {
  const { rows } = await client.query<CustomerClock>(
    `select offset_ms as "offsetMs", frozen_at as "frozenAt", test_clock_id as "testClockId"
     from payment_sandbox.clocks where customer_id = $1`,
    [customerId],
  );
  return rows[0] ?? { offsetMs: 0, frozenAt: null, testClockId: null };
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

/** Assigns a customer to a test clock. */
export async function addToTestClock(
  client: pg.ClientBase,
  customerId: string,
  testClockId: string,
  frozenAt: Date,
): Promise<void> {
  await client.query(
    "insert into payment_sandbox.clocks (customer_id, test_clock_id, frozen_at) values ($1, $2, $3)",
    [customerId, testClockId, frozenAt],
  );
}

/** Advances a test clock for all its customers. Returns their ids. */
export async function moveTestClock(
  client: pg.ClientBase,
  testClockId: string,
  frozenAt: Date,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "update payment_sandbox.clocks set frozen_at = $2 where test_clock_id = $1 returning customer_id as id",
    [testClockId, frozenAt],
  );
  return rows.map(({ id }) => id);
}
