import type { JsonObject } from "#platform/contract/json.ts";
import type { Table } from "./catalogue.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";

/** Where one new row can be read, when its key came back; of several rows none is told. */
export function locationOf(table: Table, { body, rowCount }: RowsAsJson): Record<string, string> {
  if (rowCount !== 1 || table.primaryKey.length === 0) return {};
  const [row = {}] = JSON.parse(body) as JsonObject[];
  const key = table.primaryKey.map((name) => {
    const value = row[name];
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return `${encodeURIComponent(name)}=eq.${encodeURIComponent(text)}`;
  });
  return { location: `/${table.name}?${key.join("&")}` };
}
