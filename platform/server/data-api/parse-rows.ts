import type { Json, JsonObject } from "#platform/contract/json.ts";
import type { Table } from "./catalogue.ts";
import { DataApiError, parseFailure } from "./data-api-error.ts";

const mostRows = 1_000;

export interface Rows {
  columns: string[];
  rows: JsonObject[];
}

/** The rows of a body (one object or a list) and the columns they set: those of `columns`, else all keys. */
export function parseRows(table: Table, body: Json, columnsParam: string | null): Rows {
  const rows = Array.isArray(body) ? body : [body];
  if (!rows.every(isObject)) throw new DataApiError(400, "PGRST102", "All object keys must match");
  if (rows.length > mostRows) throw parseFailure("body", `more than ${mostRows} rows`);
  const named = columnsParam ? parseNames(columnsParam) : rows.flatMap((row) => Object.keys(row));
  const columns = [...new Set(named)];
  for (const name of columns) {
    if (!table.columns.includes(name)) {
      throw new DataApiError(
        400,
        "PGRST204",
        `Could not find the '${name.slice(0, 63)}' column of '${table.name}' in the schema cache`,
      );
    }
  }
  return { columns, rows };
}

/** `"a","b"` or `a,b`. */
export function parseNames(text: string): string[] {
  return text.split(",").map((name) => name.trim().replaceAll('"', ""));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
