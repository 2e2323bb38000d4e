import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Sets `micros` aside of what a day has; false when that much is not left. */
export async function takeFromDay(
  db: Db,
  day: string,
  micros: number,
  budgetMicros: number,
): Promise<boolean> {
  await sql`insert into demo_days (day) values (${day}) on conflict do nothing`.execute(db);
  const { rows } = await sql`
    update demo_days set used_micros = used_micros + ${micros}
    where day = ${day} and used_micros + ${micros} <= ${budgetMicros} returning day`.execute(db);
  return rows.length > 0;
}

/** Gives back what a demo had set aside and did not use. */
export async function giveBackToDay(db: Db, day: string, micros: number): Promise<void> {
  await sql`
    update demo_days set used_micros = greatest(0, used_micros - ${micros}) where day = ${day}`.execute(db);
}

/** Forgets days of which nobody asks any more. */
export async function deleteDaysBefore(db: Db, day: string): Promise<void> {
  await sql`delete from demo_days where day < ${day}`.execute(db);
}
