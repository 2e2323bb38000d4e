import type pg from "pg";
import { forgetIfStale, prepared } from "./prepared.ts";
import { become, type Claims, connect } from "./transaction.ts";

/**
 * Reads with one statement as `claims`, in a transaction that takes one round trip. The readiness probe uses
 * it: it runs often and should do as little as possible.
 */
export async function inOneRoundTrip<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  claims: Claims,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> {
  const client = await connect(pool);
  try {
    const [, , result] = await Promise.all([
      client.query("begin transaction read only"),
      client.query(prepared(become, [claims.role, JSON.stringify(claims)])),
      client.query<Row>(prepared(statement.text, statement.values)),
      client.query("commit"),
    ]);
    client.release();
    return result.rows;
  } catch (error) {
    for (const text of [become, statement.text]) forgetIfStale(text, error);
    // A connection whose probe failed is discarded.
    client.release(true);
    throw error;
  }
}
