import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { BlobKey } from "./blob.repository.ts";

/** What is stored of a workspace, and whether this content is, in bytes. */
export async function sumWith(
  db: Db,
  { workspaceId, hash }: BlobKey,
): Promise<{ total: number; known: number }> {
  const { rows } = await sql<{ total: number; known: number }>`
    select coalesce(sum(size_bytes), 0)::float8 as total,
      coalesce(sum(size_bytes) filter (where content_hash = ${hash}), 0)::float8 as known
    from file_blobs where workspace_id = ${workspaceId}`.execute(db);
  return rows[0] ?? { total: 0, known: 0 };
}

/** Notes that a content comes or stays, and locks it: it is not deleted until the transaction ends. */
export async function lockBlobRow(db: Db, { workspaceId, hash }: BlobKey, sizeBytes: number): Promise<void> {
  await sql`
    insert into file_blobs (workspace_id, content_hash, size_bytes) values (${workspaceId}, ${hash}, ${sizeBytes})
    on conflict (workspace_id, content_hash) do update
      set size_bytes = excluded.size_bytes, admitted_at = now()`.execute(db);
}
