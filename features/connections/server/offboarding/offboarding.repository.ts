import { sql } from "kysely";
import { isGone } from "#platform/server/access/is-gone.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Leaver, OwnershipTransferCount } from "#platform/server/ownership-transfer.ts";

export async function countConnections(
  db: Db,
  { workspaceId, userId }: Leaver,
): Promise<OwnershipTransferCount> {
  const { rows } = await sql<OwnershipTransferCount>`
    select count(*)::int as handed, 0 as "newlyReadable", 0 as kept from connections
    where workspace_id = ${workspaceId} and created_by = ${userId}`.execute(db);
  return rows[0] ?? { handed: 0, newlyReadable: 0, kept: 0 };
}

export async function transferConnections(
  db: Db,
  { workspaceId, userId, successorId }: Leaver,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update connections set created_by = ${successorId}, updated_at = now()
    where workspace_id = ${workspaceId} and created_by = ${userId}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function listGoneOfConnections(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct created_by as id from connections
    where workspace_id = ${workspaceId} and created_by is not null and ${isGone(workspaceId, sql`created_by`)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
