import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface ArchivedRow {
  workspaceId: string;
  id: string;
  hash: string;
  /** Null: the person cannot read the document any more, and others may have renamed it. */
  title: string | null;
}

const columns = sql`d.workspace_id as "workspaceId", d.id, d.content_hash as hash`;
const ofCollection = sql`collections c
  join documents d on d.workspace_id = c.workspace_id and d.collection_id = c.id and d.content_hash is not null`;
const pageSize = 200;

/**
 * Documents that the person added to collections that they can read now, and contents that they wrote themselves, in all
 * workspaces, by id.
 */
export async function listDocumentsOf(db: Db, userId: string, after: string | null): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select ${columns}, case when r.is_readable then d.title end as title from ${ofCollection}
    cross join lateral (
      select c.id = any ((select app.collections_read_by(${userId}::uuid))::uuid[]) as is_readable) r
    where ((d.added_by = ${userId} and r.is_readable) or d.written_by = ${userId}) and (${after}::uuid is null or d.id > ${after}::uuid)
    order by d.id limit ${pageSize}`.execute(db);
  return rows;
}

/** What a legal hold covers, by id. */
export async function listHeldDocuments(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  after: string | null,
): Promise<ArchivedRow[]> {
  const { rows } = await sql<ArchivedRow>`
    select ${columns}, d.title from ${ofCollection}
    where c.workspace_id = ${workspaceId} and app.is_covered(${workspaceId}, ${holdId}, array[d.added_by, c.user_id],
        null, null, d.created_at, d.updated_at)
      and (${after}::uuid is null or d.id > ${after}::uuid)
    order by d.id limit ${pageSize}`.execute(db);
  return rows;
}
