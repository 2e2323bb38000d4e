import { sql } from "kysely";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** From when on things are kept; what began before is deleted. */
export interface Retention {
  visits: Date;
  /** Those of programs count nowhere. */
  visitsOfBots: Date;
  /** What was counted of a session, which ends with its day. */
  measurements: Date;
  /** Sums by the hour, and who was counted as a visitor of a day. */
  hours: Date;
  days: Date;
}

/** Deletes visits with their events, and sums that nobody looks at any more. */
export async function deleteTrackingBefore(db: Db, before: Retention): Promise<void> {
  await allowLongStatements(db);
  await sql`delete from user_sessions where created_at < ${before.visits}`.execute(db);
  await sql`delete from user_sessions where is_bot and created_at < ${before.visitsOfBots}`.execute(db);
  await sql`delete from analytics_measurements where hour < ${before.measurements}`.execute(db);
  await sql`delete from analytics_visitors where day < ${before.hours}::timestamptz::date`.execute(db);
  for (const [grain, since] of Object.entries({ hour: before.hours, day: before.days })) {
    await sql`delete from analytics_counts where grain = ${grain} and starts_at < ${since}`.execute(db);
    await sql`delete from analytics_vitals where grain = ${grain} and starts_at < ${since}`.execute(db);
  }
}
