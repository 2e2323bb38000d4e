import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import { databaseError } from "./database-error.ts";
import { forgetIfStale, prepared } from "./prepared.ts";
import type { DB } from "./schema.gen.ts";

export type Db = Kysely<DB>;

export interface ConnectionDb {
  db: Db;
  /** Refuses every later query, because the connection may already serve another caller. */
  close(): void;
  /**
   * The error of the first failed query. Later queries in the same flush only report an aborted transaction.
   */
  firstFailure(): unknown;
}

export interface StatementOptions {
  /** False when the statement texts come from outside. None of them is prepared then. */
  preparesStatements?: boolean;
}

/**
 * Kysely on one open connection. The caller begins and ends the transaction.
 *
 * Statements reach the database in the order in which they were issued. The first lock in the code is
 * therefore the first in the database, so that concurrent retries of a command queue at one place. Kysely's
 * own provider lets later statements overtake the ones for which it requested the driver's connection first.
 */
export function connectionDb(client: pg.ClientBase, options: StatementOptions = {}): ConnectionDb {
  const driver = new OneConnectionDriver(client, options);
  const [adapter, compiler] = [new PostgresAdapter(), new PostgresQueryCompiler()];
  const dialect = {
    createAdapter: () => adapter,
    createDriver: () => driver,
    createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => compiler,
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(driver.connection),
  });
  const db = new Kysely<DB>({ config: { dialect }, dialect, driver, executor });
  return { db, close: () => driver.close(), firstFailure: () => driver.firstFailure };
}

class OneConnectionDriver implements Driver {
  readonly connection: DatabaseConnection;
  #isClosed = false;
  firstFailure: unknown;

  constructor(client: pg.ClientBase, { preparesStatements = true }: StatementOptions) {
    this.connection = {
      executeQuery: <Row>(query: CompiledQuery) => {
        if (this.#isClosed) throw new Error("The transaction is over: this query came too late.");
        return execute<Row>(client, query, preparesStatements).catch((error: unknown) => {
          this.firstFailure ??= error;
          throw error;
        });
      },
      streamQuery: () => {
        throw new Error("Read in pages instead: a pipelined connection has no cursors.");
      },
    };
  }

  close() {
    this.#isClosed = true;
  }

  async init() {}
  async acquireConnection() {
    return this.connection;
  }
  async beginTransaction() {
    throw new Error("A transaction is already open; commands join it.");
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

async function execute<Row>(
  client: pg.ClientBase,
  { sql: text, parameters }: CompiledQuery,
  preparesStatements: boolean,
): Promise<QueryResult<Row>> {
  const values = [...parameters];
  const result = await client
    .query<Row & pg.QueryResultRow>(preparesStatements ? prepared(text, values) : { text, values })
    .catch((error: unknown) => {
      forgetIfStale(text, error);
      throw databaseError(error);
    });
  const isChange = result.command !== "SELECT";
  return {
    rows: result.rows,
    ...(isChange ? { numAffectedRows: BigInt(result.rowCount ?? 0) } : {}),
  };
}
