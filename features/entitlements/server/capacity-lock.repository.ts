import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Until the end of the transaction nobody else looks for room for the same thing in this workspace. */
export async function lockCapacity(db: Db, workspaceId: string, entitlement: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room ${entitlement} ${workspaceId}`}, 0))`.execute(
    db,
  );
}
