import type pg from "pg";

export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The stored response of an earlier request with this key, kept for a day. */
export async function findKeptAnswer(
  client: pg.ClientBase,
  key: string,
  now: Date,
): Promise<KeptAnswer | undefined> {
  await client.query(
    "delete from payment_sandbox.idempotency where created_at < $1::timestamptz - interval '24 hours'",
    [now],
  );
  const { rows } = await client.query<KeptAnswer>(
    "select fingerprint, status, body from payment_sandbox.idempotency where key = $1",
    [key],
  );
  return rows[0];
}

export async function keepAnswer(
  client: pg.ClientBase,
  key: string,
  answer: KeptAnswer,
  now: Date,
): Promise<void> {
  await client.query(
    "insert into payment_sandbox.idempotency (key, fingerprint, status, body, created_at) values ($1, $2, $3, $4, $5)",
    [key, answer.fingerprint, answer.status, JSON.stringify(answer.body), now],
  );
}
