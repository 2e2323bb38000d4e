import type { JsonObject } from "#platform/contract/json.ts";
import { DataApiError } from "./data-api-error.ts";
import { isObject, parseBody } from "./parse-body.ts";
import { parseColumns } from "./query/parse-columns.ts";
import { tooMuch } from "./query/too-much.ts";
import type { Relation } from "./sql/relation.ts";

const mostRows = 1_000;

/** The rows of a body. */
export interface Rows {
  /** A JSON array of objects, as received. */
  json: string;
  rows: JsonObject[];
  /** The columns to set: those of `columns`, or else the keys. All rows then have the same keys. */
  columns: string[];
}

/** Parses one object or a list. Throws PGRST204 for an unknown column. */
export function parseRows(table: Relation, text: string, columnsParam: string | null): Rows {
  const body = parseBody(text);
  const rows = Array.isArray(body) ? body : [body];
  if (!rows.every(isObject)) throw keysDiffer();
  if (rows.length > mostRows) throw tooMuch(`more than ${mostRows} rows`);
  const columns = columnsParam ? parseColumns(columnsParam, "columns") : sharedKeys(rows);
  for (const name of columns) requireColumn(table, name);
  return { json: Array.isArray(body) ? text : `[${text}]`, rows, columns };
}

function sharedKeys([first = {}, ...others]: JsonObject[]): string[] {
  const keys = Object.keys(first);
  const isSame = (row: JsonObject) =>
    Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!others.every(isSame)) throw keysDiffer();
  return keys;
}

function requireColumn(table: Relation, name: string): void {
  if (table.columns.some((column) => column.name === name)) return;
  throw new DataApiError(
    400,
    "PGRST204",
    `Could not find the '${name.slice(0, 63)}' column of '${table.name}' in the schema cache`,
  );
}

function keysDiffer(): DataApiError {
  return new DataApiError(400, "PGRST102", "All object keys must match");
}
