import pg from "pg";
import { BatchingSocket } from "./batching-socket.ts";

export interface Connection {
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  connectionString?: string;
}

// Dates become Date, bigint becomes number: all bigints here are counts or milliseconds, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  max?: number;
  applicationName?: string;
  /** Session options, e.g. `-c role=service_role`. */
  options?: string;
  /** Overrides the default. */
  statementTimeoutMs?: number;
  onError?: (error: Error) => void;
}

/** The limit of one statement. Slow background work calls `allowLongStatements`. */
export const statementTimeoutMs = 15_000;
/** Ends forgotten transactions, which hold locks. Longer than any statement inside one. */
export const idleInTransactionTimeoutMs = 20_000;

/**
 * A pool whose clients send queued statements in one flush. Opening a transaction then costs no round trip.
 */
export function createPool(connection: Connection, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: options.max ?? 16,
    pipeline: true,
    stream: () => new BatchingSocket(),
    ...(options.options ? { options: options.options } : {}),
    application_name: options.applicationName ?? "adjutant",
    statement_timeout: options.statementTimeoutMs ?? statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  } as pg.PoolConfig);
  // A pool that ends expects its connections to close, in whatever way the database closes them.
  pool.on("error", (error) => {
    if (!pool.ending) options.onError?.(error);
  });
  // A broken connection fails the statement that uses it. Without a listener it would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
