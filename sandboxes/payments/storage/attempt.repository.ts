import type pg from "pg";

/**
 * Runs a part of a transaction in a savepoint. Rolls it back and returns the error when it fails; the
 * transaction continues.
 */
export async function attempt(
  client: pg.ClientBase,
  perform: () => Promise<unknown>,
): Promise<{ error: unknown } | undefined> {
  await client.query("savepoint attempt");
  try {
    await perform();
    await client.query("release savepoint attempt");
    return undefined;
  } catch (error) {
    await client.query("rollback to savepoint attempt");
    return { error };
  }
}
