import { type RawBuilder, sql } from "kysely";
import type { Rows } from "../parse-rows.ts";
import { knownColumn } from "./known-column.ts";
import type { Relation } from "./relation.ts";

/** How to treat a row whose key exists. */
export interface OnConflict {
  columns: string[];
  /** True: the row takes the new values. False: it stays unchanged. */
  isMerged: boolean;
}

/** Inserts rows. A key missing in a row becomes null, or the column's default. */
export function insertSql(
  table: Relation,
  rows: Rows,
  { onConflict, takesDefaults }: { onConflict: OnConflict | undefined; takesDefaults: boolean },
): RawBuilder<unknown> {
  const target = sql.id("public", table.name);
  const names = rows.columns.map((name) => sql.id(knownColumn(table, name).name));
  const values = takesDefaults ? valuesOrDefaults(table, rows) : plainValues(table, rows);
  const into = names.length > 0 ? sql`(${sql.join(names)})` : sql``;
  return sql`insert into ${target} as t ${into} ${values} ${conflictSql(names, onConflict)}`;
}

function plainValues(table: Relation, { json, rows, columns }: Rows): RawBuilder<unknown> {
  if (columns.length === 0) return sql`select from generate_series(1, ${rows.length}::int)`;
  const names = sql.join(columns.map((name) => sql`r.${sql.id(name)}`));
  const target = sql.id("public", table.name);
  return sql`select ${names} from json_populate_recordset(null::${target}, ${json}::json) as r`;
}

/** Defaults are expressions from the database catalogue, so they are safe to embed. */
function valuesOrDefaults(table: Relation, rows: Rows): RawBuilder<unknown> {
  if (rows.columns.length === 0) return plainValues(table, rows);
  const values = rows.columns.map((name) => {
    const preset = sql.raw(knownColumn(table, name).default ?? "null");
    return sql`case when item ? ${name}::text then r.${sql.id(name)} else ${preset} end`;
  });
  const target = sql.id("public", table.name);
  return sql`select ${sql.join(values)} from jsonb_array_elements(${rows.json}::jsonb) as item,
    jsonb_populate_record(null::${target}, item) as r`;
}

function conflictSql(names: RawBuilder<unknown>[], onConflict: OnConflict | undefined): RawBuilder<unknown> {
  if (!onConflict) return sql``;
  const target = sql.join(onConflict.columns.map((name) => sql.id(name)));
  if (!onConflict.isMerged || names.length === 0) return sql`on conflict (${target}) do nothing`;
  return sql`on conflict (${target}) do update set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}`;
}
