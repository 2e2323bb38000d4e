import { type RawBuilder, sql } from "kysely";
import type { Table } from "./catalogue.ts";
import { notSupported, parseFailure } from "./data-api-error.ts";
import { parseFilter } from "./parse-filter.ts";
import { parseOrder } from "./parse-order.ts";
import { parseSelect } from "./parse-select.ts";

export interface ReadQuery {
  columns: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
  offset: number;
}

/** Words that are no column when they stand left of `=`. */
const reserved = new Set(["select", "order", "limit", "offset", "on_conflict", "columns", "apikey"]);
const mostRows = 1_000;

/** What to read, from the pairs of the query string; a column may have several filters. */
export function parseQuery(table: Table, params: URLSearchParams): ReadQuery {
  const filters = [...params].filter(([name]) => !reserved.has(name));
  const tree = filters.find(([name]) => /^(not\.)?(or|and)$/.test(name));
  if (tree)
    throw notSupported(`A tree of filters (${tree[0]})`, "Filters beside each other all have to hold.");
  const conditions = filters.map(([column, text]) => parseFilter(table, column, text));
  return {
    columns: parseSelect(table, params.get("select") ?? undefined),
    where: conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``,
    order: parseOrder(table, params.get("order") ?? undefined),
    limit: Math.min(wholeNumber(params, "limit") ?? mostRows, mostRows),
    offset: wholeNumber(params, "offset") ?? 0,
  };
}

function wholeNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw parseFailure(name, text);
  return Number(text);
}
