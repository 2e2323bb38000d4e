import { type RawBuilder, sql } from "kysely";
import type { Rows } from "../parse-rows.ts";
import type { Condition } from "../query/condition.ts";
import { whereSql } from "./condition-sql.ts";
import { knownColumn } from "./known-column.ts";
import type { Relation } from "./relation.ts";

/** Updates all rows that pass the filters with the values of the one row in `rows`. */
export function updateSql(
  table: Relation,
  { json, rows, columns }: Rows,
  { conditions, takesDefaults }: { conditions: Condition[]; takesDefaults: boolean },
): RawBuilder<unknown> {
  const target = sql.id("public", table.name);
  const changes = columns.map((name) => {
    const column = sql.id(knownColumn(table, name).name);
    const isDefault = takesDefaults && !Object.hasOwn(rows[0] ?? {}, name);
    return sql`${column} = ${isDefault ? sql`default` : sql`r.${column}`}`;
  });
  return sql`update ${target} as t set ${sql.join(changes)}
    from json_populate_record(null::${target}, ${json}::json -> 0) as r ${whereSql(table, conditions)}`;
}

/** Deletes all rows that pass the filters. */
export function deleteSql(table: Relation, conditions: Condition[]): RawBuilder<unknown> {
  return sql`delete from ${sql.id("public", table.name)} as t ${whereSql(table, conditions)}`;
}
