import type pg from "pg";

/** Runs one part of a transaction of which, when it fails, nothing stays; the transaction goes on. Answers its error. */
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
