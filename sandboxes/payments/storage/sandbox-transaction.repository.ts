import type pg from "pg";

/** An arbitrary number for the lock that serializes changes. */
const lockKey = 7_403_115_265;

/**
 * Runs `perform` in one transaction with the sandbox's role, which sees nothing of the product. Changes are
 * serialized, so that none decides on state that another is changing.
 */
export async function inSandbox<Result>(
  pool: pg.Pool,
  mode: "read" | "change",
  perform: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(mode === "read" ? "begin isolation level repeatable read read only" : "begin");
    await client.query("select set_config('role', 'payment_sandbox', true)");
    if (mode === "change") await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    const result = await perform(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
