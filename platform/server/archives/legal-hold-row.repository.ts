import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { HoldKey } from "./archived-files.ts";
import type { HeldTable } from "./legal-hold-rows.ts";
import { listShownColumns } from "./shown-columns.repository.ts";

/** A row may have some megabytes. */
const pageSize = 50;

/** The rows of a table that a legal hold covers, each as a line of JSON, by their key. */
export async function listHeldRows(
  db: Db,
  table: HeldTable,
  { hold, after }: { hold: HoldKey; after: string | null },
): Promise<{ id: string; line: string }[]> {
  const key = sql.ref(`t.${table.key ?? "id"}`);
  const columns = (await listShownColumns(db, table.table)).map((name) => sql.ref(`t.${name}`));
  const { rows } = await sql<{ id: string; line: string }>`
    select x.held_key as id, (to_jsonb(x) - 'held_key')::text as line from (
      select ${key} as held_key, ${sql.join(columns)} from ${sql.table(table.table)} t
      where t.workspace_id = ${hold.workspaceId} and (${after}::uuid is null or ${key} > ${after}::uuid)
        and ${isHeld(table, "t", hold)}
      order by ${key} limit ${pageSize}) x order by 1`.execute(db);
  return rows;
}

/** A row is held as itself, with its conversation, or with the row that it hangs on. */
function isHeld(
  { people = [], agent, conversation, madeAt = "created_at", changedAt = madeAt, of }: HeldTable,
  alias: string,
  hold: HoldKey,
): RawBuilder<boolean> {
  const { workspaceId, holdId } = hold;
  const ref = (column: string | undefined) => (column ? sql.ref(`${alias}.${column}`) : sql`null::uuid`);
  const either = [
    sql<boolean>`app.is_covered(${workspaceId}, ${holdId}, array[${sql.join([...people, undefined].map(ref))}]::uuid[],
      ${ref(conversation)}, ${ref(agent)}, ${ref(madeAt)}, ${ref(changedAt)})`,
  ];
  if (conversation)
    either.push(sql`${ref(conversation)} in (select app.conversations_of_hold(${workspaceId}, ${holdId}))`);
  if (of) {
    const above = `${alias}p`;
    either.push(sql`exists (
      select from ${sql.table(of.table.table)} ${sql.ref(above)}
      where ${sql.ref(`${above}.workspace_id`)} = ${workspaceId} and ${sql.ref(`${above}.${of.table.key ?? "id"}`)} = ${ref(of.column)}
        and ${isHeld(of.table, above, hold)})`);
  }
  return sql`(${sql.join(either, sql` or `)})`;
}
