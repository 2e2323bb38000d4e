import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { FunctionShape } from "./catalogue.repository.ts";
import { pageSql, type Reading, strippedSql, totalSql } from "./sql/page-sql.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";

/** The named arguments of a call: JSON from the body, or strings from the query. */
export type Arguments =
  | { type: "json"; json: string; names: string[] }
  | { type: "texts"; texts: [string, string][] };

/** The function's result as JSON: an array for a set, an object for a row, otherwise a bare value. */
export async function callFunction(
  db: Db,
  shape: FunctionShape,
  args: Arguments,
  reading: Reading,
): Promise<RowsAsJson> {
  const source = sql`result`;
  const isBare = !shape.returnsRow && reading.query.select.every(({ type }) => type === "all");
  const list = sql`json_agg(${isBare ? sql`page.${sql.id(shape.name)}` : sql`page`})`;
  const json = strippedSql(list, reading.isStripped);
  const body = shape.returnsSet ? sql`coalesce(${json}, '[]')` : sql`coalesce(${json} -> 0, 'null')`;
  const { rows } = await sql<RowsAsJson>`
    with result as materialized (${callSql(shape, args)}), ${pageSql(shape, source, reading)}
    select ${reading.hasBody ? sql`${body}::text` : sql`''`} as body, count(*) as "rowCount"
      ${totalSql(shape, source, reading)} from page`.execute(db);
  return rows[0] ?? { body: "null", rowCount: 0 };
}

/** Names and types come from the database catalogue, never from the request. */
function callSql(shape: FunctionShape, args: Arguments): RawBuilder<unknown> {
  const columns = shape.returnsRow ? sql`` : sql`(${sql.id(shape.name)})`;
  const call = (list: RawBuilder<unknown>[]) =>
    sql`${sql.id("public", shape.name)}(${list.length > 0 ? sql.join(list) : sql``}) as t${columns}`;
  if (args.type === "texts") {
    const given = args.texts.map(
      ([name, text]) => sql`${sql.id(name)} => ${text}::${sql.raw(typeOf(shape, name))}`,
    );
    return sql`select t.* from ${call(given)}`;
  }
  if (args.names.length === 0) return sql`select t.* from ${call([])}`;
  const types = args.names.map((name) => sql`${sql.id(name)} ${sql.raw(typeOf(shape, name))}`);
  const given = args.names.map((name) => sql`${sql.id(name)} => a.${sql.id(name)}`);
  return sql`select t.* from json_to_record(${args.json}::json) as a(${sql.join(types)}), ${call(given)}`;
}

function typeOf(shape: FunctionShape, name: string): string {
  const arg = shape.args.find((known) => known.name === name);
  if (!arg) throw new Error(`${shape.name} has no argument of the name that was looked up.`);
  return arg.type;
}
