import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FileKey } from "./file.repository.ts";

interface Expired {
  unsentBefore: Date;
  storingBefore: Date;
  limit: number;
}

/**
 * Locks files that are old enough and that no message held, and uploads that were cut off. Those that somebody
 * is working with are left for the next time, and those that a hold keeps as long as it stands.
 */
export async function lockUnsent(
  db: Db,
  { unsentBefore, storingBefore, limit }: Expired,
): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    select f.workspace_id as "workspaceId", f.id from files f
    where (f.updated_at < ${unsentBefore} or (f.state = 'storing' and f.updated_at < ${storingBefore}))
      and not exists (
        select from message_files m where m.workspace_id = f.workspace_id and m.file_id = f.id)
      and (f.state = 'storing' or app.hold_on_file(f.workspace_id, f.id) is null)
    limit ${limit} for update of f skip locked`.execute(db);
  return rows;
}

/** Deletes locked files, except those that a message took before they were locked. */
export async function deleteUnsent(
  db: Db,
  files: readonly FileKey[],
): Promise<(FileKey & { userId: string })[]> {
  const { rows } = await sql<FileKey & { userId: string }>`
    delete from files f
    using unnest(${files.map((file) => file.workspaceId)}::uuid[], ${files.map(({ id }) => id)}::uuid[])
      as locked (workspace_id, id)
    where f.workspace_id = locked.workspace_id and f.id = locked.id
      and not exists (
        select from message_files m where m.workspace_id = f.workspace_id and m.file_id = f.id)
    returning f.workspace_id as "workspaceId", f.id, f.user_id as "userId"`.execute(db);
  return rows;
}

/** Files that have been waiting for a reader for longer than any job lasts. */
export async function listStuck(
  db: Db,
  before: Date,
  limit: number,
): Promise<(FileKey & { userId: string })[]> {
  const { rows } = await sql<FileKey & { userId: string }>`
    select workspace_id as "workspaceId", id, user_id as "userId" from files
    where state = 'reading' and updated_at < ${before} order by updated_at limit ${limit}`.execute(db);
  return rows;
}
