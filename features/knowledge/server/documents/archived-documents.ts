import { cleanName, contentKey } from "#features/files/server/index.ts";
import type { ArchivedFile, ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { listPages } from "#platform/server/archives/list-pages.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { type ArchivedRow, listDocumentsOf, listHeldDocuments } from "./archived-document.repository.ts";

/** Contents of documents in archives of people who added or wrote them, and of legal holds. */
export const archivedDocuments: ArchivedFiles = {
  folder: "documents",
  what: [
    "documents of collections, as they were uploaded, written or read from the web",
    "Dokumente von Sammlungen, wie sie hochgeladen, geschrieben oder aus dem Netz gelesen wurden",
  ],
  ofPerson: (ctx, userId) => filesOf(ctx, (db, after) => listDocumentsOf(db, userId, after)),
  ofHold: (ctx, hold) => filesOf(ctx, (db, after) => listHeldDocuments(db, hold, after)),
};

async function* filesOf(
  ctx: Ctx,
  list: (db: Db, after: string | null) => Promise<ArchivedRow[]>,
): AsyncGenerator<ArchivedFile> {
  for await (const { workspaceId, id, hash, title } of listPages(ctx, list)) {
    const blob = await ctx.services.blobs.find(contentKey({ workspaceId, hash }));
    if (!blob) continue;
    try {
      yield { path: `${id}/${cleanName(title ?? "document")}`, pieces: blob.stream };
    } finally {
      blob.stream.destroy();
    }
  }
}
