import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { listPages, onePiece } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import { findSoundOf, listRecordingsOf } from "./archived-recording.repository.ts";

/** What a person said, in their archive. */
export const archivedRecordings: ArchivedFiles = {
  folder: "recordings",
  what: ["recordings of spoken messages", "Aufnahmen gesprochener Nachrichten"],
  columns: ["public.message_recordings.sound"],
  async *ofPerson(ctx, userId) {
    for await (const recording of listPages(ctx, (db, after) => listRecordingsOf(db, userId, after))) {
      const sound = await query(ctx, archivingAccess.read, ({ db }) => findSoundOf(db, recording));
      if (sound) yield { path: `${recording.id}.mp3`, pieces: onePiece(sound) };
    }
  },
};
