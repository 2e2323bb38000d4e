import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { SelectItem } from "./query/select-item.ts";
import { knownColumn } from "./sql/known-column.ts";
import { strippedSql } from "./sql/page-sql.ts";
import type { Relation } from "./sql/relation.ts";
import type { RowsAsJson } from "./sql/rows-as-json.ts";
import { columnsOf, selectSql } from "./sql/select-sql.ts";

/** The columns of changed rows to read back. The policies for reading apply. */
export interface Returning {
  select: SelectItem[];
  isStripped: boolean;
}

/** Runs `change`, a statement on `t` without `returning`. Reads rows back only when requested. */
export async function changeRows(
  db: Db,
  relation: Relation,
  change: RawBuilder<unknown>,
  { returning, isMerged }: { returning: Returning | undefined; isMerged: boolean },
): Promise<RowsAsJson> {
  if (!returning && !isMerged) {
    const { numAffectedRows } = await change.execute(db);
    const count = Number(numAffectedRows ?? 0);
    return { body: "", rowCount: count, insertedCount: count };
  }
  const { select, isStripped } = returning ?? { select: [], isStripped: false };
  const columns = columnsOf(relation, select).map(
    (name) => sql`t.${sql.id(knownColumn(relation, name).name)}`,
  );
  // xmax is 0 for a new row. An updated row carries the lock of this very statement.
  const isNew = sql`${isMerged ? sql`t.xmax = 0` : sql`true`} as "adjutant_is_new"`;
  const { rows } = await sql<RowsAsJson>`
    with changed as (${change} returning ${sql.join([isNew, ...columns])}),
      page as (select ${selectSql(relation, select)} from changed as t)
    select (select coalesce(${strippedSql(sql`json_agg(page)`, isStripped)}, '[]') from page)::text as body,
      count(*) as "rowCount", count(*) filter (where "adjutant_is_new") as "insertedCount" from changed`.execute(
    db,
  );
  return rows[0] ?? { body: "[]", rowCount: 0, insertedCount: 0 };
}
