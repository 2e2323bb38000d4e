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
> & {
  imported_record: ImportedRecord | null;
  /** Of whoever wrote it. Null for answers, and for people who are gone. */
  author: string | null;
};

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

/** Whether several people wrote in a conversation, and whether somebody commented. */
export async function readCompany(
  db: Db,
  { workspaceId, conversationId }: { workspaceId: string; conversationId: string },
): Promise<{ isOfSeveral: boolean; hasComments: boolean }> {
  const { rows } = await sql<{ isOfSeveral: boolean; hasComments: boolean }>`
    select exists (select from messages m where m.workspace_id = conversations.workspace_id
        and m.conversation_id = conversations.id and m.role = 'user' and m.user_id <> conversations.user_id) as "isOfSeveral",
      exists (select from comments k where k.workspace_id = conversations.workspace_id
        and k.conversation_id = conversations.id) as "hasComments"
    from conversations where workspace_id = ${workspaceId} and id = ${conversationId}`.execute(db);
  return rows[0] ?? { isOfSeveral: false, hasComments: false };
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
      imported_record, created_at, case when role = 'user' then app.shown_name(user_id) end as author
    from messages m where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and exists (
      select from conversations c
      where c.workspace_id = m.workspace_id and c.id = m.conversation_id and (c.deleted_at is null or ${withDeleted}))`.execute(
    db,
  );
  return rows;
}
