import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { FileKey } from "./file.repository.ts";

interface Expired {
  unsentBefore: Date;
  storingBefore: Date;
  limit: number;
}

/** Deletes files that no message holds and that are old enough, and uploads that were cut off. */
export async function deleteUnsent(
  db: Db,
  { unsentBefore, storingBefore, limit }: Expired,
): Promise<(FileKey & { userId: string })[]> {
  const { rows } = await sql<FileKey & { userId: string }>`
    delete from files where (workspace_id, id) in (
      select f.workspace_id, f.id from files f
      where (f.updated_at < ${unsentBefore} or (f.state = 'storing' and f.updated_at < ${storingBefore}))
        and not exists (
          select from message_files m where m.workspace_id = f.workspace_id and m.file_id = f.id)
      limit ${limit} for update of f skip locked)
    returning workspace_id as "workspaceId", id, user_id as "userId"`.execute(db);
  return rows;
}

/** Files that have been waiting for a reader for longer than any job lasts. */
export async function listStuck(db: Db, before: Date, limit: number): Promise<FileKey[]> {
  const { rows } = await sql<FileKey>`
    select workspace_id as "workspaceId", id from files
    where state = 'reading' and updated_at < ${before} order by updated_at limit ${limit}`.execute(db);
  return rows;
}
