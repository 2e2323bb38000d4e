import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MessageRecord } from "../../contract/index.ts";
import type { MessageRow } from "../message.repository.ts";

/** What an import keeps beside the message. */
export type ImportedRecord = Pick<MessageRecord, "toolCalls" | "files" | "recordingSeconds">;

export type ExportedRow = Pick<
  MessageRow,
  | "id"
  | "role"
  | "status"
  | "parts"
  | "model"
  | "error"
  | "usage"
  | "duration_ms"
  | "integrity"
  | "heard_characters"
  | "recording_seconds"
  | "beside_id"
  | "continued_parts"
  | "given_files"
  | "created_at"
> & { imported_record: ImportedRecord | null };

/** The place of a message in the tree of its conversation. */
export interface Place {
  id: string;
  parentId: string | null;
}

/** The places of the first `limit` messages, oldest first, and how many there are in all. */
export async function listPlaces(
  db: Db,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
  limit: number,
): Promise<{ places: Place[]; count: number }> {
  const { rows } = await sql<Place & { count: number }>`
    select id, parent_id as "parentId", (count(*) over ())::int as count from messages
    where workspace_id = ${workspaceId} and conversation_id = ${conversationId}
    order by created_at, id limit ${limit}`.execute(db);
  return { places: rows.map(({ id, parentId }) => ({ id, parentId })), count: rows[0]?.count ?? 0 };
}

/** Messages with all that an export holds of them, in any order. Of a deleted conversation only `withDeleted`. */
export async function listExported(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  withDeleted = false,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select id, role, status, parts, model, error, usage, duration_ms, integrity, heard_characters, recording_seconds,
      beside_id, coalesce(jsonb_array_length(continues -> 'parts'), 0) as continued_parts, given_files,
      imported_record, created_at
    from messages m where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and exists (
      select from conversations c
      where c.workspace_id = m.workspace_id and c.id = m.conversation_id and (c.deleted_at is null or ${withDeleted}))`.execute(
    db,
  );
  return rows;
}
