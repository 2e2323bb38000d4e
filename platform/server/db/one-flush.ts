import type pg from "pg";
import { forgetIfStale, prepared } from "./prepared.ts";
import { become, type Claims, connect } from "./transaction.ts";

/**
 * Runs one statement as `claims` in a transaction whose parts travel together: one round trip. Its commit does
 * not wait for the disk, so a crash of the database may forget it: for counters, not for anything promised.
 */
export async function inOneFlush<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  claims: Claims,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> {
  const client = await connect(pool);
  let broken: Error | undefined;
  try {
    const [, , , result] = await Promise.all([
      client.query("begin"),
      client.query(prepared(become, [claims.role, JSON.stringify(claims)])),
      client.query("set local synchronous_commit = off"),
      client.query<Row>(prepared(statement.text, statement.values)),
      client.query("commit"),
    ]);
    return result.rows;
  } catch (error) {
    forgetIfStale(statement.text, error);
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
