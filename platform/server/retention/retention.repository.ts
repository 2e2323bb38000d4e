import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { exceptHeld } from "../holds/except-held.ts";
import { lockHolds } from "../holds/hold.repository.ts";
import type { Condition, Retention } from "./retention.ts";

/** Each holds a lock of the server to the end of the transaction. */
const mostWorkspaces = 100;

/**
 * Deletes up to `limit` rows older than `before` and returns the number. Skips locked rows, and those that a legal hold
 * keeps. No hold is placed on their workspaces meanwhile: one that comes first wins.
 */
export async function deleteRowsBefore(
  db: Db,
  retention: Retention,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { table, column, where = {} } = retention;
  const target = sql.table(table);
  const isOld = [
    sql`${sql.ref(column)} < ${before}`,
    ...Object.entries(where).map(([name, condition]) => holds(sql.ref(name), condition)),
  ];
  const conditions = [
    ...isOld,
    ...(await lockedWorkspaces(db, retention, isOld, limit)),
    ...(await exceptHeld(db, retention)),
  ];
  const { numAffectedRows } = await sql`
    delete from ${target} where ctid = any(array(
      select ctid from ${target} where ${sql.join(conditions, sql` and `)}
      limit ${limit} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function holds(column: RawBuilder<unknown>, condition: Condition): RawBuilder<unknown> {
  if (typeof condition !== "object") return sql`${column} = ${condition}`;
  if ("not" in condition) return sql`${column} <> ${condition.not}`;
  if ("in" in condition) return sql`${column} = any(${[...condition.in]})`;
  return sql`starts_with(${column}, ${condition.startsWith})`;
}

/**
 * Locks the holds of the workspaces of the next rows, and limits the deletion to these. Nothing for technical rows and tables
 * of no workspace. The question about holds comes after, and sees those that were placed before the lock.
 */
async function lockedWorkspaces(
  db: Db,
  retention: Retention,
  isOld: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<RawBuilder<unknown>[]> {
  if (retention.isTechnical || !(await isOfWorkspaces(db, retention.table))) return [];
  const conditions = [...isOld, ...(await exceptHeld(db, retention))];
  const { rows } = await sql<{ id: string }>`
    select distinct workspace_id as id from (
      select workspace_id from ${sql.table(retention.table)}
      where ${sql.join(conditions, sql` and `)} and workspace_id is not null limit ${limit}) next
    order by workspace_id limit ${mostWorkspaces}`.execute(db);
  for (const { id } of rows) await lockHolds(db, id);
  return [sql`(workspace_id is null or workspace_id = any (${rows.map(({ id }) => id)}::uuid[]))`];
}

async function isOfWorkspaces(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_attribute
    where attrelid = ${table}::regclass and attname = 'workspace_id' and not attisdropped`.execute(db);
  return rows.length > 0;
}
