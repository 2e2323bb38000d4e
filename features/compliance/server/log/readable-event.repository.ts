import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether row-level security shows this event to the caller. */
export async function isReadable(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from audit_events where id = ${id}`.execute(db);
  return rows.length > 0;
}
