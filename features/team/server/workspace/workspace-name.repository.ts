import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Empty when the workspace is gone. */
export async function readWorkspaceName(db: Db, workspaceId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from workspaces where id = ${workspaceId}`.execute(db);
  return rows[0]?.name ?? "";
}

/** Whether the workspace still has the name that every personal one begins with. */
export async function isUnnamed(db: Db, workspaceId: string): Promise<boolean> {
  const { rows } = await sql`
    select from workspaces where id = ${workspaceId} and personal_of is not null and name = 'Personal'`.execute(
    db,
  );
  return rows.length > 0;
}

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
