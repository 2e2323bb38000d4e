import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";

export interface ErasureBatch {
  /** With its schema, unless that is `public`. */
  table: string;
  /** The column with the owner's id. */
  column: string;
  isSuffix: boolean;
  /** The rows stay, and the column becomes null. */
  keepsRows?: boolean;
  /** Whether rows have a workspace id. */
  hasWorkspace: boolean;
  userId: string;
  limit: number;
  /** What the rows hold outside the database; see `ErasableTable`. */
  contents?: { table: string; key: string } | undefined;
}

export interface ErasedRows {
  /** Null when rows have no workspace. */
  workspaceId: string | null;
  count: number;
  /** Of the contents that the rows held. */
  held: string[] | null;
}

/** Whether a leaving person's workspace stays because others work in it. */
export async function isWorkspaceShared(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspaces w where w.id = ${userId} and (w.personal_of is null
      or exists (select from memberships m where m.workspace_id = w.id and m.user_id <> ${userId}))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes up to `limit` rows of the person, or takes the id out of them. Returns the number per workspace. */
export async function deleteRowsOf(db: Db, batch: ErasureBatch): Promise<ErasedRows[]> {
  const { column, isSuffix, keepsRows = false, hasWorkspace, userId, limit, contents } = batch;
  const table = sql.table(batch.table);
  const isOfPerson = isSuffix
    ? sql`${sql.ref(column)} like ${`%:${userId}`}`
    : sql`${sql.ref(column)} = ${userId}`;
  const { rows } = await sql<ErasedRows>`
    with gone as (
      ${keepsRows ? sql`update ${table} set ${sql.ref(column)} = null` : sql`delete from ${table}`} where ctid = any(array(
        select ctid from ${table} where ${isOfPerson} limit ${limit} for update))
      returning ${hasWorkspace ? sql`workspace_id` : sql`null::uuid as workspace_id`},
        ${contents ? sql`${sql.ref(contents.key)}::text` : sql`null::text`} as held)
    select workspace_id as "workspaceId", count(*)::int as count, array_agg(distinct held) as held
    from gone group by 1`.execute(db);
  return rows;
}

/** How many of these contents nobody holds any more. */
export async function countLetGo(
  db: Db,
  { table, contents }: Pick<ErasureBatch, "table"> & { contents: { table: string; key: string } },
  { workspaceId, held }: ErasedRows,
): Promise<number> {
  const key = sql.ref(contents.key);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(contents.table)} c
    where c.workspace_id = ${workspaceId} and c.${key}::text = any(${held ?? []}::text[]) and not exists (
      select from ${sql.table(table)} h where h.workspace_id = c.workspace_id and h.${key} = c.${key})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
