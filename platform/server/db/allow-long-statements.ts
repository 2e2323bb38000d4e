import { sql } from "kysely";
import type { Db } from "./connection-db.ts";

/** Raises the statement timeout of this transaction to ten minutes, for work on very many rows. */
export async function allowLongStatements(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '600000', true)`.execute(db);
}
