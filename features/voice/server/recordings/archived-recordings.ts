import type { ArchivedFile, ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { listPages, onePiece } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import {
  findSoundOf,
  listHeldRecordings,
  listRecordingsOf,
  type RecordingKey,
} from "./archived-recording.repository.ts";

/** What a person said, in their archive, and in packages of legal holds. */
export const archivedRecordings: ArchivedFiles = {
  folder: "recordings",
  what: ["recordings of spoken messages", "Aufnahmen gesprochener Nachrichten"],
  columns: ["public.message_recordings.sound"],
  heldTables: ["public.message_recordings"],
  ofPerson: (ctx, userId) => filesOf(ctx, (db, after) => listRecordingsOf(db, userId, after)),
  ofHold: (ctx, hold) => filesOf(ctx, (db, after) => listHeldRecordings(db, hold, after)),
};

async function* filesOf(
  ctx: Ctx,
  list: (db: Db, after: string | null) => Promise<RecordingKey[]>,
): AsyncGenerator<ArchivedFile> {
  for await (const recording of listPages(ctx, list)) {
    const sound = await query(ctx, archivingAccess.read, ({ db }) => findSoundOf(db, recording));
    if (sound) yield { path: `${recording.id}.mp3`, pieces: onePiece(sound) };
  }
}
