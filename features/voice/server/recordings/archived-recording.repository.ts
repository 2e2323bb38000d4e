import { sql } from "kysely";
import type { HoldKey } from "#platform/server/archives/archived-files.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface RecordingKey {
  workspaceId: string;
  /** Of the message. */
  id: string;
}

const pageSize = 200;

/** The person's recordings in all workspaces, by message. */
export async function listRecordingsOf(
  db: Db,
  userId: string,
  after: string | null,
): Promise<RecordingKey[]> {
  const { rows } = await sql<RecordingKey>`
    select workspace_id as "workspaceId", message_id as id from message_recordings
    where user_id = ${userId} and (${after}::uuid is null or message_id > ${after}::uuid)
    order by message_id limit ${pageSize}`.execute(db);
  return rows;
}

/** The recordings that a legal hold covers with their person or conversation, by message. */
export async function listHeldRecordings(
  db: Db,
  { workspaceId, holdId }: HoldKey,
  after: string | null,
): Promise<RecordingKey[]> {
  const { rows } = await sql<RecordingKey>`
    select r.workspace_id as "workspaceId", r.message_id as id from message_recordings r
    left join messages m on m.workspace_id = r.workspace_id and m.id = r.message_id
    where r.workspace_id = ${workspaceId} and (${after}::uuid is null or r.message_id > ${after}::uuid)
      and (app.is_covered(${workspaceId}, ${holdId}, array[r.user_id], null, null, r.created_at, r.created_at)
        or m.conversation_id in (select app.conversations_of_hold(${workspaceId}, ${holdId})))
    order by r.message_id limit ${pageSize}`.execute(db);
  return rows;
}

/** The sound of a recording, whoever asks. For background work. */
export async function findSoundOf(db: Db, { workspaceId, id }: RecordingKey): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sound: Buffer }>`
    select sound from message_recordings where workspace_id = ${workspaceId} and message_id = ${id}`.execute(
    db,
  );
  return rows[0]?.sound;
}
