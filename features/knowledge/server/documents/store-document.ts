import { type Content, lockContent } from "#features/files/server/index.ts";
import type { Integrity } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type DocumentSource, knowledgeErrors } from "../../contract/index.ts";
import { lockSeenCollection } from "../change-collection.ts";
import { collectionAccess } from "../collection.access.ts";
import {
  countDocuments,
  type DocumentRow,
  findByAddress,
  findDocument,
  insertDocument,
  lockDocument,
  updateDocument,
} from "./document.repository.ts";
import { targetOf } from "./document-target.ts";
import { queueReading } from "./queue-reading.ts";
import { requireNotHeld } from "./require-not-held.ts";

const mostDocuments = 20_000;

export interface StoredDocument {
  id: string;
  collectionId: string;
  folder: string;
  title: string;
  /** Of an uploaded file. A document that still bears it takes the name of the next version. */
  fileName?: string;
  source: DocumentSource;
  integrity: Integrity;
  address?: string;
  refreshHours?: number | null;
  /** Absent: its address is asked first. */
  content?: Content & { kind: string | null };
}

/**
 * Stores a document that waits to be read, or a new version of an uploaded one. The same content under the same id changes
 * nothing. Undefined when the bytes are gone. Throws `document.id_taken`, `document.address_taken` with the document that has
 * it, `collection.too_many_documents` and `hold.standing`.
 */
export const storeDocument = command(
  "document.store",
  collectionAccess.edit_documents.by((ctx, { collectionId }: StoredDocument) =>
    lockSeenCollection(ctx, { id: collectionId }),
  ),
  async (ctx, document): Promise<DocumentRow | undefined> => {
    const { id, content } = document;
    const known = (await lockDocument(ctx.db, id)) ?? (await findDocument(ctx.db, id));
    if (known) requireSame(known, document);
    if (content && !(await lockContent(ctx, content))) return undefined;
    if (!known) return add(ctx, document);
    return known.content_hash === content?.hash ? known : replace(ctx, known, document);
  },
);

/** An id is of one upload in one collection. */
function requireSame(known: DocumentRow, { collectionId, source }: StoredDocument): void {
  if (known.collection_id === collectionId && known.source === "upload" && source === "upload") return;
  fail(knowledgeErrors, "document.id_taken");
}

async function add(ctx: Ctx, document: StoredDocument): Promise<DocumentRow> {
  const { id, collectionId, folder, title, source, integrity, address, refreshHours, content } = document;
  if (address !== undefined) await requireNewAddress(ctx, { collectionId, address });
  if ((await countDocuments(ctx.db, collectionId)) >= mostDocuments) {
    fail(knowledgeErrors, "collection.too_many_documents");
  }
  const row = await insertDocument(ctx.db, {
    ...{ id, collection_id: collectionId, folder, title, source, integrity, added_by: userOf(ctx).userId },
    ...{ address: address ?? null, refresh_hours: refreshHours ?? null, content: content ?? null },
    file_name: document.fileName ?? null,
  });
  if (!row) return fail(knowledgeErrors, "document.id_taken");
  await ctx.audit({
    act: "document.added",
    target: targetOf(row),
    facts: { source, bytes: row.size_bytes },
    sealed: { title, folder, ...(address !== undefined && { address }) },
  });
  return queueReading(ctx, row);
}

/** A page is one document of a collection. The part after # names a place in it. The locked collection lets no other one add it. */
async function requireNewAddress(ctx: Ctx, of: { collectionId: string; address: string }): Promise<void> {
  const known = await findByAddress(ctx.db, of);
  if (!known) return;
  const { id: documentId, title } = known;
  fail(knowledgeErrors, "document.address_taken", { details: { documentId, title } });
}

async function replace(ctx: Ctx, known: DocumentRow, document: StoredDocument): Promise<DocumentRow> {
  const { folder, fileName, content } = document;
  // A title that a person gave stays. Before names of files were kept, titles were taken for them.
  const isNamedByFile = known.title === (known.file_name ?? known.title);
  const title = isNamedByFile ? document.title : known.title;
  await requireNotHeld(ctx, known);
  const row = await updateDocument(ctx.db, known.id, {
    ...{ folder: folder || known.folder, title, refresh_hours: null, content },
    file_name: fileName ?? null,
  });
  await ctx.audit({
    act: "document.replaced",
    target: targetOf(row),
    facts: { version: row.version, bytes: row.size_bytes },
    sealed: { title },
  });
  return queueReading(ctx, row);
}
