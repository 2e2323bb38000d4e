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
  /** Refuses every later query: the connection may by then serve somebody else. */
  close(): void;
  /** Why the first query failed; those behind it in the same flush only say that the transaction is aborted. */
  firstFailure(): unknown;
}

export interface StatementOptions {
  /** False where the texts of statements come from outside: then none of them is prepared. */
  preparesStatements?: boolean;
}

/**
 * Kysely over one already opened connection; the caller begins and ends the transaction. Statements reach the
 * database in the order in which they were asked for: whoever locks first by the order of the code locks first
 * there, so that repetitions of a command wait for each other at one place. Kysely's own provider lets later
 * statements overtake those that it asked the driver's first connection for.
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
