import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** What is stored of a workspace, each content once, in bytes. */
export async function sumOfWorkspace(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_bytes), 0)::float8 as bytes from file_blobs
    where workspace_id = app.workspace_id()`.execute(db);
  return rows[0]?.bytes ?? 0;
}

export async function hasBlob(db: Db, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from file_blobs
    where workspace_id = app.workspace_id() and content_hash = ${hash} and size_bytes > 0`.execute(db);
  return rows.length > 0;
}

/** Locks the row, so that the content is not deleted while a file of it comes. */
export async function putBlobRow(db: Db, hash: string, sizeBytes: number): Promise<void> {
  await sql`
    insert into file_blobs (workspace_id, content_hash, size_bytes)
    values (app.workspace_id(), ${hash}, ${sizeBytes})
    on conflict (workspace_id, content_hash) do update set size_bytes = excluded.size_bytes, admitted_at = now()`.execute(
    db,
  );
}

export interface BlobKey {
  workspaceId: string;
  hash: string;
}

export interface Orphan extends BlobKey {
  /** 0: its bytes were deleted once. */
  sizeBytes: number;
  /** No upload that was admitted before can bring its bytes any more. */
  isSettled: boolean;
}

/**
 * Locks contents that nothing holds whose bytes are there, or may have come since they were deleted. Those that are
 * locked already are left for the next time.
 */
export async function lockOrphans(db: Db, admittedBefore: Date, limit: number): Promise<Orphan[]> {
  const { rows } = await sql<Orphan>`
    select b.workspace_id as "workspaceId", b.content_hash as hash, b.size_bytes::float8 as "sizeBytes",
      b.admitted_at < ${admittedBefore} as "isSettled"
    from file_blobs b
    where (b.size_bytes > 0 or b.admitted_at < ${admittedBefore}) and not app.is_content_held(b.workspace_id, b.content_hash)
    limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Deletes the row of a locked content. False when something has come to hold it since it was looked for. */
export async function deleteOrphan(db: Db, { workspaceId, hash }: BlobKey): Promise<boolean> {
  const { rows } = await sql`
    delete from file_blobs b where b.workspace_id = ${workspaceId} and b.content_hash = ${hash} and not app.is_content_held(b.workspace_id, b.content_hash)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Notes that the bytes of a locked content are deleted. False when something has come to hold it since it was looked for. */
export async function emptyOrphan(db: Db, { workspaceId, hash }: BlobKey): Promise<boolean> {
  const { rows } = await sql`
    update file_blobs b set size_bytes = 0
    where b.workspace_id = ${workspaceId} and b.content_hash = ${hash} and not app.is_content_held(b.workspace_id, b.content_hash)
    returning 1`.execute(db);
  return rows.length > 0;
}
