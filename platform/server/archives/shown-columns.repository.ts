import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { type KnownColumn, omissionOf } from "./left-out-columns.ts";

/** The names of the columns of a table that archives have. `table` is with its schema. */
export async function listShownColumns(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<KnownColumn>`
    select attname::text as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
  return rows.filter((column) => !omissionOf(table, column)).map(({ name }) => name);
}
