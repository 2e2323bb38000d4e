import type { ArchivedFile, ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { listPages, onePiece } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { findPicture, listHeldPictures, listPicturesOf } from "./picture.repository.ts";

/** What a person's assistants saw in the browser, in that person's archive, and in packages of legal holds. */
export const archivedPictures: ArchivedFiles = {
  folder: "screenshots",
  what: ["pictures of pages that assistants opened", "Bilder von Seiten, die Assistenten geöffnet haben"],
  columns: ["public.browser_pictures.picture"],
  heldTables: ["public.browser_pictures"],
  ofPerson: (ctx, userId) => filesOf(ctx, (db, after) => listPicturesOf(db, userId, after)),
  ofHold: (ctx, hold) => filesOf(ctx, (db, after) => listHeldPictures(db, hold, after)),
};

async function* filesOf(
  ctx: Ctx,
  list: (db: Db, after: string | null) => Promise<{ id: string }[]>,
): AsyncGenerator<ArchivedFile> {
  for await (const { id } of listPages(ctx, list)) {
    const picture = await query(ctx, archivingAccess.read, ({ db }) => findPicture(db, id));
    if (picture) yield { path: `${id}.jpg`, pieces: onePiece(picture) };
  }
}
