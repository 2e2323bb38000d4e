import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Serializes capacity checks of one entitlement in a workspace until the transaction ends. */
export async function lockCapacity(db: Db, workspaceId: string, entitlement: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`room ${entitlement} ${workspaceId}`}, 0))`.execute(
    db,
  );
}
