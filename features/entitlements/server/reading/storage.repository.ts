import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** The stored bytes of these workspaces that have any. */
export async function listStorage(db: Db, workspaceIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ workspaceId: string; bytes: number }>`
    select workspace_id as "workspaceId", sum(size_bytes)::float8 as bytes from file_blobs
    where workspace_id = any(${[...workspaceIds]}::uuid[]) group by workspace_id`.execute(db);
  return new Map(rows.map(({ workspaceId, bytes }) => [workspaceId, bytes]));
}
