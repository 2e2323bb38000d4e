import { createHash } from "node:crypto";
import { admitContent, type Content, storeContent } from "#features/files/server/index.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import type { UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import { lockSeenCollection } from "../change-collection.ts";
import { collectionAccess } from "../collection.access.ts";

/** Bytes for a document, with their name in the store. */
export interface KeptBytes {
  hash: string;
  sizeBytes: number;
  bytes: Pick<UnlinkedTempFile, "stream"> | Uint8Array;
}

/** How often tidying may take a content in the moment before a document holds it. */
const mostTries = 3;

/** Notes that a content comes to a collection. Throws `limit_reached`. */
export const admitDocumentContent = command(
  "document.admit_content",
  collectionAccess.edit_documents.by((ctx, { collectionId }: { collectionId: string; content: Content }) =>
    lockSeenCollection(ctx, { id: collectionId }),
  ),
  async (ctx, { collectionId, content }): Promise<void> => {
    await admitContent(ctx, content);
    await ctx.audit({
      act: "document.content_admitted",
      target: [{ type: "collection", id: collectionId }],
      facts: { bytes: content.sizeBytes },
    });
  },
);

/**
 * Stores bytes and then what holds them: `store` returns undefined when the bytes are gone again. Throws `limit_reached` and
 * what `store` throws.
 */
export async function keepContent<Stored>(
  ctx: Ctx,
  { collectionId, kept }: { collectionId: string; kept: KeptBytes },
  store: (content: Content) => Promise<Stored | undefined>,
): Promise<Stored> {
  const content = { workspaceId: userOf(ctx).workspaceId, hash: kept.hash, sizeBytes: kept.sizeBytes };
  for (let tried = 0; tried < mostTries; tried += 1) {
    await admitDocumentContent(ctx, { collectionId, content });
    await storeContent(ctx, content, kept.bytes);
    const stored = await store(content);
    if (stored !== undefined) return stored;
  }
  return fail(platformErrors, "request.in_progress");
}

export function bytesOfText(text: string): KeptBytes {
  const bytes = Buffer.from(text.toWellFormed());
  return { bytes, sizeBytes: bytes.byteLength, hash: hashOf(bytes) };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
