import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ArchivedRow {
  workspaceId: string;
  id: string;
  hash: string;
  name: string;
}

const columns = sql`f.workspace_id as "workspaceId", f.id, f.content_hash as hash, f.name`;
const pageSize = 200;

/** The person's files in all workspaces, by id. */
export async function listFilesOf(db: Db, userId: string, after: string | null): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select ${columns} from files f where f.user_id = ${userId} and (${after}::uuid is null or f.id > ${after}::uuid)
    order by f.id limit ${pageSize}`.execute(db);
  return rows;
}

/** What a legal hold covers, by id. */
export async function listHeldFiles(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  after: string | null,
): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select ${columns} from files f
    where f.workspace_id = ${workspaceId} and app.hold_has_file(${workspaceId}, ${holdId}, f.id)
      and (${after}::uuid is null or f.id > ${after}::uuid)
    order by f.id limit ${pageSize}`.execute(db);
  return rows;
}
