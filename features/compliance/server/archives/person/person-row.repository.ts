import { type RawBuilder, sql } from "kysely";
import { omissionOf } from "#platform/server/archives/left-out-columns.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { readBatches } from "../writing/cursor.repository.ts";
import type { PersonalTable } from "./personal-tables.ts";

export interface Whose {
  userId: string;
  /** Nobody else works in the personal workspace. Otherwise what belongs to nobody in it is not the person's. */
  isAlone: boolean;
}

/** The rows of the person in a table, each as a line of JSON. */
export async function readRowsOf(
  db: Db,
  table: PersonalTable,
  { tables, whose }: { tables: ReadonlyMap<string, PersonalTable>; whose: Whose },
  take: (lines: string[]) => Promise<void>,
): Promise<void> {
  const shown = table.columns.filter((column) => !omissionOf(table.name, column));
  const condition = conditionOf(table, "t", tables, whose);
  if (!condition || shown.length === 0) return;
  const columns = sql.join(shown.map(({ name }) => shownValue(table, name, whose)));
  const statement = sql<{ line: string }>`
    select row_to_json(x)::text as line from (
      select ${columns} from ${sql.table(table.name)} t where ${condition}) x`;
  await readBatches(db, "archived_rows", statement, (rows) => take(rows.map(({ line }) => line)));
}

/** A column of `t`. Null where it is a result from a collection that the person cannot read. */
function shownValue({ results }: PersonalTable, name: string, whose: Whose) {
  const value = sql.ref(`t.${name}`);
  if (!results?.columns.includes(name)) return value;
  const audiences = sql.join(results.audiences.map((column) => sql.ref(`t.${column}`)));
  return sql`case when not exists (
    select from unnest(coalesce(${audiences})) a
    where a like 'collection:%' and substr(a, 12) <> all (${readBy(whose)}::text[])) then ${value} end as ${sql.ref(name)}`;
}

/** The collections that the person can read. Asked once a statement. */
function readBy({ userId }: Whose) {
  return sql`(select app.collections_read_by(${userId}::uuid))`;
}

type Condition = RawBuilder<boolean>;

/** Whether a row is the person's. Undefined: none can be. */
function conditionOf(
  { owners, isSuffix, hasWorkspace, parents, collection }: PersonalTable,
  alias: string,
  tables: ReadonlyMap<string, PersonalTable>,
  whose: Whose,
): Condition | undefined {
  const { userId, isAlone } = whose;
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const either = owners.map((column): Condition => {
    return isSuffix ? sql`${of(column)} like ${`%:${userId}`}` : sql`${of(column)} = ${userId}::uuid`;
  });
  if (hasWorkspace && isAlone) {
    const nobodys = owners.map((column) => sql` and ${of(column)} is null`);
    either.push(sql`(${of("workspace_id")} = ${userId}::uuid${sql.join(nobodys, sql``)})`);
  }
  if (owners.length === 0 && !hasWorkspace) {
    for (const { parent, columns, parentColumns } of parents) {
      const above = tables.get(parent);
      // What is in a workspace with others is not its founder's alone.
      if (!above || (parent === "public.workspaces" && !isAlone)) continue;
      const inner = `${alias}p`;
      const condition = conditionOf(above, inner, tables, whose);
      const joined = columns.map(
        (column, index) => sql`${of(column)} = ${sql.ref(`${inner}.${parentColumns[index]}`)}`,
      );
      if (!condition) continue;
      either.push(
        sql`exists (select from ${sql.table(parent)} ${sql.ref(inner)} where ${sql.join(joined, sql` and `)} and ${condition})`,
      );
    }
  }
  if (either.length === 0) return undefined;
  const isRead = collection ? sql` and ${of(collection)} = any (${readBy(whose)}::uuid[])` : sql``;
  return sql`((${sql.join(either, sql` or `)})${isRead})`;
}
