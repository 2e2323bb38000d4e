import type { ArchivedFile, ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { listPages } from "#platform/server/archives/list-pages.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { type ArchivedRow, listFilesOf, listHeldFiles } from "./archived-file.repository.ts";
import { cleanName } from "./clean-name.ts";
import { contentKey } from "./file-blobs.ts";

/** Files as they were uploaded or written, in archives of people and of legal holds. */
export const archivedFiles: ArchivedFiles = {
  folder: "files",
  what: ["files, as they were uploaded or written", "Dateien, wie sie hochgeladen oder geschrieben wurden"],
  heldTables: ["public.files", "public.file_blobs"],
  ofPerson: (ctx, userId) => filesOf(ctx, (db, after) => listFilesOf(db, userId, after)),
  ofHold: (ctx, hold) => filesOf(ctx, (db, after) => listHeldFiles(db, hold, after)),
};

async function* filesOf(
  ctx: Ctx,
  list: (db: Db, after: string | null) => Promise<ArchivedRow[]>,
): AsyncGenerator<ArchivedFile> {
  for await (const { workspaceId, id, hash, name } of listPages(ctx, list)) {
    const blob = await ctx.services.blobs.find(contentKey({ workspaceId, hash }));
    if (!blob) continue;
    try {
      yield { path: `${id}/${cleanName(name)}`, pieces: blob.stream };
    } finally {
      blob.stream.destroy();
    }
  }
}
