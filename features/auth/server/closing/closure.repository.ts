import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ClosureRow {
  user_id: string;
  requested_at: Date;
  due_at: Date;
}

export interface StoredClosure extends ClosureRow {
  /** When a mail told the person that a workspace needs another owner first. */
  handover_requested_at: Date | null;
  /** When it was due and a legal hold kept it, as was told once. */
  held_at: Date | null;
}

export async function findClosure(db: Db, userId: string): Promise<StoredClosure | undefined> {
  const { rows } = await sql<StoredClosure>`
    select user_id, requested_at, due_at, handover_requested_at, held_at from auth.account_closures where user_id = ${userId}`.execute(
    db,
  );
  return rows[0];
}

export async function insertClosure(db: Db, closure: ClosureRow): Promise<void> {
  await sql`
    insert into auth.account_closures (user_id, requested_at, due_at)
    values (${closure.user_id}, ${closure.requested_at}, ${closure.due_at})`.execute(db);
}

export async function markToldToHandOn(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    update auth.account_closures set handover_requested_at = ${at} where user_id = ${userId}`.execute(db);
}

export async function markHeld(db: Db, userId: string, at: Date): Promise<void> {
  await sql`update auth.account_closures set held_at = ${at} where user_id = ${userId}`.execute(db);
}

/** False when the account was not closing. */
export async function deleteClosure(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from auth.account_closures where user_id = ${userId} returning 1`.execute(db);
  return rows.length > 0;
}

/** Users whose grace period is over, ordered by id; only those after `afterId`. */
export async function listDueUserIds(
  db: Db,
  page: { at: Date; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from auth.account_closures where due_at <= ${page.at} and user_id > ${page.afterId}
    order by user_id limit ${page.limit}`.execute(db);
  return rows.map((row) => row.user_id);
}
