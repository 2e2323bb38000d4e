import type { ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { listPages, onePiece } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import { findPicture, listPicturesOf } from "./picture.repository.ts";

/** What a person's assistants saw in the browser, in that person's archive. */
export const archivedPictures: ArchivedFiles = {
  folder: "screenshots",
  what: ["pictures of pages that assistants opened", "Bilder von Seiten, die Assistenten geöffnet haben"],
  columns: ["public.browser_pictures.picture"],
  async *ofPerson(ctx, userId) {
    for await (const { id } of listPages(ctx, (db, after) => listPicturesOf(db, userId, after))) {
      const picture = await query(ctx, archivingAccess.read, ({ db }) => findPicture(db, id));
      if (picture) yield { path: `${id}.jpg`, pieces: onePiece(picture) };
    }
  },
};
