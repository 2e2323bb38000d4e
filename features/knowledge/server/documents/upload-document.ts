import { cleanName, receiveFile } from "#features/files/server/index.ts";
import { authorize, findAllowed } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { collectionAccess } from "../collection.access.ts";
import type { DocumentRow } from "./document.repository.ts";
import { keepContent } from "./keep-content.ts";
import { storeDocument } from "./store-document.ts";

interface Incoming {
  id: string;
  collectionId: string;
  name: string;
  folder: string;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
  limitBytes: number;
}

/** Refuses whoever may not add documents, before anything of theirs is received. */
export async function requireEditing(ctx: Ctx, collectionId: string): Promise<void> {
  const rule = collectionAccess.edit_documents;
  authorize(ctx, rule);
  await query(ctx, (inner) => findAllowed(inner, rule, { id: collectionId }));
}

/**
 * Receives a document and stores it under its hash, beside files. Idempotent by the id and the content; another content is a
 * new version. Throws the refusals of `receiveFile` and `storeDocument`, and `limit_reached`.
 */
export async function uploadDocument(ctx: Ctx, incoming: Incoming): Promise<DocumentRow> {
  const { id, collectionId, name, folder, body, signal, limitBytes } = incoming;
  await using received = await receiveFile(body, { limitBytes, signal });
  const { content: bytes, hash } = received;
  const kept = { bytes, hash, sizeBytes: bytes.sizeBytes };
  return await keepContent(ctx, { collectionId, kept }, (content) =>
    storeDocument(ctx, {
      ...{ id, collectionId, folder, title: cleanName(name) },
      fileName: cleanName(name),
      // Its person may have it from anybody.
      ...{ source: "upload", integrity: "untrusted", content: { ...content, kind: null } },
    }),
  );
}
