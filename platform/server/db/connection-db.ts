import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";
import { databaseError } from "./database-error.ts";
import type { DB } from "./schema.gen.ts";

export type Db = Kysely<DB>;

/** Kysely over one already opened connection; the caller begins and ends the transaction. */
export function connectionDb(client: pg.ClientBase): Db {
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneConnectionDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class OneConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(client: pg.ClientBase) {
    this.#connection = {
      executeQuery: <Row>(query: CompiledQuery) => execute<Row>(client, query),
      streamQuery: () => {
        throw new Error("Read in pages instead: a pipelined connection has no cursors.");
      },
    };
  }

  async init() {}
  async acquireConnection() {
    return this.#connection;
  }
  async beginTransaction() {
    throw new Error("A transaction is already open; commands join it.");
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}

async function execute<Row>(client: pg.ClientBase, query: CompiledQuery): Promise<QueryResult<Row>> {
  const result = await client
    .query<Row & pg.QueryResultRow>(query.sql, [...query.parameters])
    .catch((error: unknown) => {
      throw databaseError(error);
    });
  const isChange = result.command !== "SELECT";
  return {
    rows: result.rows,
    ...(isChange ? { numAffectedRows: BigInt(result.rowCount ?? 0) } : {}),
  };
}
