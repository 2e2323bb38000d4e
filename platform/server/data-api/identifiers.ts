import { type RawBuilder, sql } from "kysely";
import type { Table } from "./catalogue.ts";
import { DataApiError } from "./data-api-error.ts";

/** `"public"."table"."column"`, only ever made of names that the database itself gave us. */
export function columnRef(table: Table, name: string): RawBuilder<unknown> {
  return sql`${tableRef(table)}.${sql.ref(knownColumn(table, name))}`;
}

export function tableRef(table: Table): RawBuilder<unknown> {
  return sql.table(`public.${table.name}`);
}

/** The name when the table has such a column, else SQLSTATE 42703. */
export function knownColumn(table: Table, name: string): string {
  const known = table.columns.find((column) => column === name);
  if (known) return known;
  throw new DataApiError(400, "42703", `column ${table.name}.${name.slice(0, 63)} does not exist`);
}
