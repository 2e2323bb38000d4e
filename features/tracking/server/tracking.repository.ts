import { sql } from "kysely";
import { allowLongStatements } from "#platform/server/db/allow-long-statements.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Deletes visits, and the events of them, that began before `before`. */
export async function deleteVisitsBefore(db: Db, before: Date): Promise<void> {
  await allowLongStatements(db);
  await sql`delete from user_sessions where created_at < ${before}`.execute(db);
}
