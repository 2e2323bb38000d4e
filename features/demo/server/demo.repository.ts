import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface DemoRow {
  userId: string;
  endsAt: Date;
  budgetDay: string;
  budgetMicros: number;
  /** A keyed digest of the address that began it. Absent when unknown. */
  origin: string | null | undefined;
}

const columns = sql`user_id as "userId", ends_at as "endsAt", budget_day::text as "budgetDay",
  budget_micros::float8 as "budgetMicros", origin`;

/** Serializes the beginning of demos, so that all count the same demos. */
export async function lockBeginning(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('adjutant.demo'))`.execute(db);
}

export interface CountedDemos {
  count: number;
  firstEndsAt: Date | null;
}

/**
 * The number of demos not yet erased, including ended ones, and when the first of them ends. With `origin`,
 * only those of that address.
 */
export async function countDemos(db: Db, origin?: string): Promise<CountedDemos> {
  const { rows } = await sql<CountedDemos>`
    select count(*)::int as count, min(ends_at) as "firstEndsAt" from demos
    where ${origin === undefined ? sql`true` : sql`origin = ${origin}`}`.execute(db);
  return rows[0] ?? { count: 0, firstEndsAt: null };
}

export async function insertDemo(db: Db, demo: NewDemo): Promise<void> {
  const { userId, tokenHash, endsAt, budgetDay, budgetMicros, origin, at } = demo;
  await sql`
    insert into demos (user_id, token_hash, ends_at, budget_day, budget_micros, origin, created_at)
    values (${userId}, ${tokenHash}, ${endsAt}, ${budgetDay}, ${budgetMicros}, ${origin ?? null}, ${at})`.execute(
    db,
  );
}

export interface NewDemo extends DemoRow {
  tokenHash: Buffer;
  at: Date;
}

/** The running demo of a token. */
export async function findDemoByToken(db: Db, tokenHash: Buffer, at: Date): Promise<DemoRow | undefined> {
  const { rows } = await sql<DemoRow>`
    select ${columns} from demos where token_hash = ${tokenHash} and ends_at > ${at}`.execute(db);
  return rows[0];
}

/** The demo of a visitor, locked until the transaction ends. */
export async function lockDemo(db: Db, userId: string): Promise<DemoRow | undefined> {
  const { rows } = await sql<DemoRow>`
    select ${columns} from demos where user_id = ${userId} for update`.execute(db);
  return rows[0];
}

export async function deleteDemo(db: Db, userId: string): Promise<void> {
  await sql`delete from demos where user_id = ${userId}`.execute(db);
}

/** Users of ended demos, the longest ended first. */
export async function listEndedDemos(db: Db, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from demos where ends_at <= ${at} order by ends_at limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}
