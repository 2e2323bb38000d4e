import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whose money of a day it is: what all demos have together, or the share of those that begin at one address. */
export interface Purse {
  day: string;
  /** A keyed digest of the address; undefined for all. */
  origin?: string | undefined;
}

/** In the place of an address, for all of them. */
const all = "";

/** Sets `micros` aside of what a purse has; false when that much is not left. */
export async function takeFromDay(
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

/** Gives back what a demo had set aside and did not use, to all and to the share of its address. */
export async function giveBackToDay(db: Db, { day, origin = all }: Purse, micros: number): Promise<void> {
  await sql`
    update demo_days set used_micros = greatest(0, used_micros - ${micros})
    where day = ${day} and origin in (${all}, ${origin})`.execute(db);
}

/** Forgets days of which nobody asks any more. */
export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await sql`delete from demo_days where day < ${day}`.execute(db);
}
