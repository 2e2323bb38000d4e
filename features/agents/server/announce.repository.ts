import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Tells all servers `payload` on `channel` when the transaction commits. */
export async function announce(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
