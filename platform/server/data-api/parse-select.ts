import { type RawBuilder, sql } from "kysely";
import type { Table } from "./catalogue.ts";
import { DataApiError, notSupported, parseFailure } from "./data-api-error.ts";
import { columnRef } from "./identifiers.ts";

const item = /^(?:(?<alias>[A-Za-z_][A-Za-z0-9_]{0,62}):)?(?<column>[A-Za-z_][A-Za-z0-9_]{0,62})$/;

/** The `select` parameter as a list of SQL columns: `*`, `column`, `alias:column`. */
export function parseSelect(table: Table, text: string | undefined): RawBuilder<unknown> {
  const parts = unquoted(text ?? "*").split(",");
  if (parts.some((part) => part.includes("("))) return refuseEmbedding(table, text ?? "");
  const columns = parts.map((part) => (part === "*" ? allColumns(table) : oneColumn(table, part)));
  return sql.join(columns);
}

function allColumns(table: Table): RawBuilder<unknown> {
  return sql.join(table.columns.map((name) => columnRef(table, name)));
}

function oneColumn(table: Table, part: string): RawBuilder<unknown> {
  if (/::|->/.test(part)) {
    const what = part.includes("->") ? "A path into JSON" : "A cast";
    throw notSupported(`${what} (${part})`, "Select whole columns and convert them yourself.");
  }
  const { alias, column } = item.exec(part)?.groups ?? {};
  if (!column) throw parseFailure("select parameter", part);
  return alias ? sql`${columnRef(table, column)} as ${sql.ref(alias)}` : columnRef(table, column);
}

function unquoted(text: string): string {
  return text.replaceAll('"', "").replaceAll(/\s/g, "");
}

function refuseEmbedding(table: Table, text: string): never {
  const name = /([A-Za-z_][A-Za-z0-9_]*)(?:![^(]*)?\(/.exec(text)?.[1] ?? text;
  throw new DataApiError(
    400,
    "PGRST200",
    `Could not find a relationship between '${table.name}' and '${name}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table.name}' and '${name}' in the schema 'public', but no matches were found.`,
    },
  );
}
