import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import { exceptHeld } from "../holds/except-held.ts";
import type { Condition, Retention } from "./retention.ts";

/**
 * Deletes up to `limit` rows older than `before` and returns the number. Skips locked rows, and those that a legal hold
 * keeps.
 */
export async function deleteRowsBefore(
  db: Db,
  retention: Retention,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { table, column, where = {} } = retention;
  const target = sql.table(table);
  const conditions = [
    sql`${sql.ref(column)} < ${before}`,
    ...(await exceptHeld(db, retention)),
    ...Object.entries(where).map(([name, condition]) => holds(sql.ref(name), condition)),
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
