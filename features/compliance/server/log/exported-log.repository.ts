import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A log in its newest signed state. */
export interface ExportedLog {
  id: string;
  origin: string;
  generation: number;
  closed_because: string | null;
  size: number;
  note: string;
  checkpoint_id: string;
  signed_at: Date;
}

/** The logs of a workspace that were ever signed, oldest first. */
export async function listExportedLogs(db: Db, workspaceId: string): Promise<ExportedLog[]> {
  const { rows } = await sql<ExportedLog>`
    select logs.id, origin, generation, closed_because, checkpoint.size::float8 as size, note, signed_at,
      checkpoint.id as checkpoint_id
    from logs cross join lateral (
      select id, size, note, signed_at from log_checkpoints where log_id = logs.id order by size desc limit 1) checkpoint
    where workspace_id = ${workspaceId} order by generation`.execute(db);
  return rows;
}

export interface MentionedCheckpoint {
  log_id: string;
  origin: string;
  index: number;
}

/** Where the log of the installation holds a checkpoint. */
export async function findMention(db: Db, checkpointId: string): Promise<MentionedCheckpoint | undefined> {
  const { rows } = await sql<MentionedCheckpoint>`
    select log_id, origin, index::float8 as index from log_entries join logs on logs.id = log_id
    where checkpoint_id = ${checkpointId}`.execute(db);
  return rows[0];
}
