import type pg from "pg";
import { connectionDb, type Db, type StatementOptions } from "./connection-db.ts";
import { databaseError, unavailable } from "./database-error.ts";
import { forgetIfStale, prepared } from "./prepared.ts";
import type { Statement } from "./statement.ts";

/** The identity of a transaction: the role whose policies apply, and the claims they read. */
export interface Claims {
  role: "anon" | "authenticated" | "service_role";
  sub?: string;
  workspace_id?: string;
  email?: string;
  [claim: string]: unknown;
}

const open = { write: "begin", read: "begin transaction read only" } as const;
export const become = "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)";

export interface TransactionOptions extends StatementOptions {
  /** What is sent together with the commit, so that it costs no round trip. Asked when `perform` has resolved. */
  last?: () => readonly Statement[];
}

/**
 * Runs `perform` in one transaction as `claims`. The opening statements share a flush with the first query,
 * so they cost no round trip. Commits when `perform` resolves; otherwise rolls back and rethrows.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  claims: Claims,
  mode: keyof typeof open,
  perform: (db: Db, client: pg.PoolClient) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const client = await connect(pool);
  let opening: unknown;
  const keep = (error: unknown) => {
    opening ??= error;
  };
  client.query(open[mode]).catch(keep);
  client.query(prepared(become, [claims.role, JSON.stringify(claims)])).catch((error) => {
    forgetIfStale(become, error);
    keep(error);
  });
  let broken: Error | undefined;
  const { db, close, firstFailure } = connectionDb(client, options);
  try {
    const result = await perform(db, client).finally(close);
    if (opening) throw opening;
    const last = options.last?.() ?? [];
    if (mode === "read" && last.length > 0)
      throw new Error("A read-only transaction records and announces nothing.");
    const failed = sendLast(client, last);
    if (mode === "read") {
      // The data has been read, so nobody waits for the end. The connection takes its next work afterwards.
      client.query("commit").catch(() => undefined);
      return result;
    }
    const ended = await client.query("commit").catch((error) => {
      throw databaseError(error);
    });
    // After a failed statement, PostgreSQL answers `commit` with a rollback and without an error.
    if (ended.command !== "COMMIT")
      throw firstFailure() ?? failed() ?? new Error("The transaction was rolled back.");
    return result;
  } catch (error) {
    // After a failed opening every query fails with 25P02. The first error is the informative one.
    const cause = opening ? databaseError(opening) : isAborted(error) ? (firstFailure() ?? error) : error;
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw cause;
  } finally {
    // A connection that could not begin would fail the next caller too.
    client.release(broken ?? asError(opening));
  }
}

/** The same as `service_role`, whom no policy limits, for background work. */
export function inServiceTransaction<Result>(
  pool: pg.Pool,
  mode: keyof typeof open,
  perform: (db: Db, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, { role: "service_role" }, mode, perform);
}

/** Sends statements without waiting. If one fails, so does the commit behind it; the result then tells why. */
function sendLast(client: pg.PoolClient, statements: readonly Statement[]): () => unknown {
  let failure: unknown;
  for (const { text, values } of statements) {
    client.query(prepared(text, values)).catch((error) => {
      forgetIfStale(text, error);
      failure ??= databaseError(error);
    });
  }
  return () => failure;
}

function asError(opening: unknown): Error | undefined {
  return opening instanceof Error ? opening : undefined;
}

function isAborted(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === "25P02";
}

/** A connection from the pool. Throws `server.unavailable` when the database does not answer. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw unavailable(error);
  }
}
