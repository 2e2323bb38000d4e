import { requireCapacity } from "#features/entitlements/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import type { BlobKey } from "./blob.repository.ts";
import { lockBlobRow, sumWith } from "./content.repository.ts";
import { contentKey } from "./file-blobs.ts";

/**
 * A content of the store that something else than a file holds. Its row in the table of the holder has `content_hash`, and
 * `app.is_content_held` names that table.
 */
export interface Content extends BlobKey {
  sizeBytes: number;
}

/**
 * First part, in a command: notes that the content comes, in the room of the workspace. Throws `limit_reached`. Nobody
 * holds it yet: where the rest does not happen, it is tidied away.
 */
export async function admitContent(ctx: Ctx, content: Content): Promise<void> {
  const { total, known } = await sumWith(ctx.db, content);
  await requireCapacity(ctx, {
    ...{ workspaceId: content.workspaceId, entitlement: "storage_bytes" },
    adding: known > 0 ? 0 : content.sizeBytes,
    current: async () => total,
  });
  await lockBlobRow(ctx.db, content, content.sizeBytes);
}

/** Second part, outside a transaction: stores the bytes, unless they are there. */
export async function storeContent(
  { services: { blobs } }: Ctx,
  content: Content,
  bytes: Pick<UnlinkedTempFile, "stream"> | Uint8Array,
): Promise<void> {
  const key = contentKey(content);
  if (await blobs.exists(key)) return;
  const what = bytes instanceof Uint8Array ? bytes : bytes.stream();
  await blobs.put(key, what, { contentType: "application/octet-stream" });
}

/**
 * Third part, in the command that stores the row of the holder: the content stays until the transaction ends. False when
 * tidying took the bytes meanwhile: the second part is done again then.
 */
export async function lockContent(ctx: Ctx, content: Content): Promise<boolean> {
  await lockBlobRow(ctx.db, content, content.sizeBytes);
  return ctx.services.blobs.exists(contentKey(content));
}
