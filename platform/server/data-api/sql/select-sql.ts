import { type RawBuilder, sql } from "kysely";
import type { SelectItem } from "../query/select-item.ts";
import { fieldSql } from "./field-sql.ts";
import type { Relation } from "./relation.ts";

/** The column list after `select`. Without items it is empty, and so are the rows. */
export function selectSql(relation: Relation, items: SelectItem[]): RawBuilder<unknown> {
  const columns = items.flatMap((item) =>
    item.type === "all" ? allColumns(relation) : [oneColumn(relation, item)],
  );
  return columns.length > 0 ? sql.join(columns) : sql``;
}

/** The columns that `items` read, without duplicates. */
export function columnsOf(relation: Relation, items: SelectItem[]): string[] {
  const names = items.flatMap((item) =>
    item.type === "all" ? relation.columns.map(({ name }) => name) : [item.field.name],
  );
  return [...new Set(names)];
}

function allColumns(relation: Relation): RawBuilder<unknown>[] {
  return relation.columns.map(({ name }) => sql`t.${sql.id(name)}`);
}

function oneColumn(
  relation: Relation,
  { field, alias, cast }: Extract<SelectItem, { type: "field" }>,
): RawBuilder<unknown> {
  const value = fieldSql(relation, field);
  // The type comes from a closed list. The caller's alias is quoted.
  return sql`${cast ? sql`cast(${value} as ${sql.raw(cast)})` : value} as ${sql.id(alias)}`;
}
