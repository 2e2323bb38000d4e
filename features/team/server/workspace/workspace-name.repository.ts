import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Stores the name. False when it is the name already. */
export async function storeName(
  db: Db,
  { workspaceId, name, at }: { workspaceId: string; name: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update workspaces set name = ${name}, updated_at = ${at}
    where id = ${workspaceId} and name <> ${name}`.execute(db);
  return numAffectedRows === 1n;
}
