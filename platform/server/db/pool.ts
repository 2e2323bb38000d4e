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

// Dates come as Date, bigint as number: every bigint of ours is a count or milliseconds, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PoolOptions {
  max?: number;
  applicationName?: string;
  /** Settings for every session, e.g. `-c role=service_role`. */
  options?: string;
  /** Instead of the usual one. */
  statementTimeoutMs?: number;
  onError?: (error: Error) => void;
}

/** No request waits longer for one statement; work that takes its time says so with `allowLongStatements`. */
export const statementTimeoutMs = 15_000;
/** A transaction left open holds its locks: what forgets one loses it. Longer than any statement in it. */
export const idleInTransactionTimeoutMs = 20_000;

/** A pool whose clients send queued statements in one flush, so that opening a transaction costs no round trip. */
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
  pool.on("error", (error) => options.onError?.(error));
  // A connection that breaks while it is in use fails its statement; without a listener it would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
