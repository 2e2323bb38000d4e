import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { Table } from "./catalogue.ts";
import { pageSql, type Reading, strippedSql, totalSql } from "./sql/page-sql.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";

export async function readRows(db: Db, table: Table, reading: Reading): Promise<RowsAsJson> {
  const source = sql.id("public", table.name);
  const json = sql`coalesce(${strippedSql(sql`json_agg(page)`, reading.isStripped)}, '[]')::text`;
  const { rows } = await sql<RowsAsJson>`
    with ${pageSql(table, source, reading)}
    select ${reading.hasBody ? json : sql`''`} as body, count(*) as "rowCount"
      ${totalSql(table, source, reading)} from page`.execute(db);
  return rows[0] ?? { body: "[]", rowCount: 0 };
}
