import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A budget of a day: that of all demos, or the share of one address. */
export interface Purse {
  day: string;
  /** A keyed digest of the address. Undefined: all. */
  origin?: string | undefined;
}

/** Replaces the address in the row of all demos. */
const all = "";

/** Reserves `micros` from a budget. Returns false when that much is not left. */
export async function reserveFromDay(
  db: Db,
  { day, origin = all }: Purse,
  micros: number,
  budgetMicros: number,
): Promise<boolean> {
  await sql`insert into demo_days (day, origin) values (${day}, ${origin}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql`
    update demo_days set used_micros = used_micros + ${micros}
    where day = ${day} and origin = ${origin} and used_micros + ${micros} <= ${budgetMicros}
    returning day`.execute(db);
  return rows.length > 0;
}

/** Returns the unused part of a demo's reservation to the day and to its address's share. */
export async function releaseToDay(db: Db, { day, origin = all }: Purse, micros: number): Promise<void> {
  await sql`
    update demo_days set used_micros = greatest(0, used_micros - ${micros})
    where day = ${day} and origin in (${all}, ${origin})`.execute(db);
}

/** Deletes the budgets of past days. */
export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await sql`delete from demo_days where day < ${day}`.execute(db);
}
