import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface Recording {
  messageId: string;
  userId: string;
  seconds: number;
  /** MP3. */
  sound: Buffer;
}

export async function insertRecording(
  db: Db,
  { messageId, userId, seconds, sound }: Recording,
): Promise<void> {
  await sql`
    insert into message_recordings (workspace_id, message_id, user_id, seconds, sound)
    values (app.workspace_id(), ${messageId}, ${userId}, ${seconds}, ${sound})`.execute(db);
}

export async function findSound(db: Db, messageId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sound: Buffer }>`
    select r.sound from message_recordings r
    join messages m on m.workspace_id = r.workspace_id and m.id = r.message_id
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where r.workspace_id = app.workspace_id() and r.message_id = ${messageId} and c.deleted_at is null`.execute(
    db,
  );
  return rows[0]?.sound;
}

export async function deleteRecordingOf(db: Db, messageId: string): Promise<void> {
  await sql`
    delete from message_recordings where workspace_id = app.workspace_id() and message_id = ${messageId}`.execute(
    db,
  );
}
