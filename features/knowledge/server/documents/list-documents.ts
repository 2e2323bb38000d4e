import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { failCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { type DocumentState, type KnowledgePassage, knowledgeErrors } from "../../contract/index.ts";
import { collectionAccess } from "../collection.access.ts";
import { findCollection } from "../collection.repository.ts";
import { seeDocument } from "./document.presenter.ts";
import type { DocumentRow } from "./document.repository.ts";
import { documentCursorOf, readDocumentCursor } from "./document-cursor.ts";
import { listDocuments, listPassages } from "./listed-document.repository.ts";

interface DocumentsPage {
  id: string;
  search: string;
  state?: DocumentState | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Documents of a collection by folder and title. The cursor says where a page ended. Throws `collection.not_found`. */
export async function listDocumentsPage(
  ctx: Ctx,
  { id, search, state, cursor, limit }: DocumentsPage,
): Promise<Page<DocumentRow>> {
  const after = cursor === undefined ? undefined : readDocumentCursor(cursor);
  const rows = await query(ctx, collectionAccess.list, async ({ db }) => {
    if (!(await findCollection(db, id))) fail(knowledgeErrors, "collection.not_found");
    return listDocuments(db, { collectionId: id, search, state, after, limit: limit + 1 });
  });
  return pageOfRows(rows, limit, documentCursorOf);
}

/** The text of a document in passages. The cursor is the number of a page's last one. Throws `document.not_found`. */
export async function listPassagesPage(
  ctx: Ctx,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<KnowledgePassage>> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) failCursor();
  await seeDocument(ctx, { id });
  const page = { after: Number(cursor ?? 0), limit: limit + 1 };
  const rows = await query(ctx, collectionAccess.list, ({ db }) => listPassages(db, id, page));
  return pageOfRows(rows, limit, ({ number }) => String(number));
}
