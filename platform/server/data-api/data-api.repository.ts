import { type RawBuilder, sql } from "kysely";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Db } from "../db/connection-db.ts";
import type { FunctionShape } from "./catalogue.repository.ts";
import type { Table } from "./catalogue.ts";
import { tableRef } from "./identifiers.ts";
import type { ReadQuery } from "./parse-query.ts";

export interface RowsAsJson {
  /** A JSON array. */
  body: string;
  rowCount: number;
  /** All rows that match, beyond the page; only when it was asked for. */
  total?: number;
  /** Of a write: how many rows are new. */
  insertedCount?: number;
}

export async function readRows(
  db: Db,
  table: Table,
  { columns, where, order, limit, offset }: ReadQuery,
  isCounted: boolean,
): Promise<RowsAsJson> {
  const from = sql`from ${tableRef(table)} ${where}`;
  const total = isCounted ? sql`, (select count(*) ${from}) as total` : sql``;
  const { rows } = await sql<RowsAsJson>`
    with source as (select ${columns} ${from} ${order} limit ${limit} offset ${offset})
    select coalesce(json_agg(source), '[]')::text as body, count(*) as "rowCount" ${total} from source`.execute(
    db,
  );
  return rows[0] ?? { body: "[]", rowCount: 0 };
}

export interface Write {
  columns: string[];
  rows: JsonObject[];
  /** Absent: a row that exists already is an error. */
  onConflict?: { columns: string[]; isMerged: boolean };
  /** Absent: nothing is read back, so no policy for reading applies. */
  returning?: RawBuilder<unknown>;
}

/** Adds the rows, as the database types them; a key that a row leaves out becomes null. */
export async function writeRows(db: Db, table: Table, write: Write): Promise<RowsAsJson> {
  const { columns, rows, onConflict } = write;
  // Which rows of a merge are new is read back in any case: the status tells.
  const returning = write.returning ?? (onConflict?.isMerged ? sql`1` : undefined);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const target = tableRef(table);
  const values =
    columns.length === 0
      ? sql`default values`
      : sql`(${names}) select ${names} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`;
  // A row that was there before carries the lock of this very statement.
  const isNew = onConflict ? sql`xmax = 0` : sql`true`;
  const insert = sql`insert into ${target} ${values} ${conflictClause(columns, onConflict)}`;
  if (!returning) {
    const { numAffectedRows } = await insert.execute(db);
    const count = Number(numAffectedRows ?? 0);
    return { body: "", rowCount: count, insertedCount: count };
  }
  const { rows: result } = await sql<RowsAsJson>`
    with source as (${insert} returning ${returning}, ${isNew} as "adjutant_is_new")
    select coalesce(json_agg(to_jsonb(source) - 'adjutant_is_new'), '[]')::text as body, count(*) as "rowCount",
      count(*) filter (where "adjutant_is_new") as "insertedCount" from source`.execute(db);
  return result[0] ?? { body: "[]", rowCount: 0, insertedCount: 0 };
}

function conflictClause(columns: string[], onConflict: Write["onConflict"]): RawBuilder<unknown> {
  if (!onConflict) return sql``;
  const target = sql.join(onConflict.columns.map((name) => sql.ref(name)));
  if (!onConflict.isMerged) return sql`on conflict (${target}) do nothing`;
  const changes = columns.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  return sql`on conflict (${target}) do update set ${sql.join(changes)}`;
}

/** The function's result as JSON: an array for a set, an object for a row, else a bare value. */
export async function callFunction(db: Db, shape: FunctionShape, args: JsonObject): Promise<RowsAsJson> {
  const given = shape.args.filter(({ name }) => name in args);
  const list = given.map(
    // Names and types come from the database's own catalogue.
    ({ name, type }) => sql`${sql.ref(name)} => ${asText(args[name])}::${sql.raw(type)}`,
  );
  const call = sql`${sql.id("public", shape.name)}(${list.length > 0 ? sql.join(list) : sql``})`;
  const value = shape.returnsRow ? sql`to_json(result)` : sql`to_json(result.value)`;
  const from = shape.returnsRow ? sql`${call} as result` : sql`${call} as result(value)`;
  const [result, rowCount] = shape.returnsSet
    ? [sql`coalesce(json_agg(${value}), '[]')`, sql`count(*)`]
    : [value, sql`1`];
  const { rows } = await sql<{ body: string | null; rowCount: number }>`
    select ${result}::text as body, ${rowCount} as "rowCount" from ${from}`.execute(db);
  return { body: rows[0]?.body ?? "null", rowCount: rows[0]?.rowCount ?? 0 };
}

function asText(value: JsonObject[string] | undefined): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
