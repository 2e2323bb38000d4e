import { requireCapacity } from "#features/entitlements/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../contract/index.ts";
import { hasBlob, putBlobRow, sumOfWorkspace } from "./blob.repository.ts";
import { fileAccess } from "./file.access.ts";
import { insertFile, sumOfPerson } from "./file.repository.ts";

export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  hash: string;
  /** What one person's files may take together. */
  personLimitBytes: number;
}

/**
 * Admits a received file: its row, in state `storing`, holds its content from now on. Throws `limit_reached`
 * when the workspace has no room, `file.no_room`, and `file.id_taken`.
 */
export const uploadFile = command("file.upload", fileAccess.upload, async (ctx, upload: Upload) => {
  const { workspaceId, userId } = userOf(ctx);
  const { id, name, sizeBytes, hash } = upload;
  const isKnown = await hasBlob(ctx.db, hash);
  await requireCapacity(ctx, {
    ...{ workspaceId, entitlement: "storage_bytes", adding: isKnown ? 0 : sizeBytes },
    current: () => sumOfWorkspace(ctx.db),
  });
  const taken = await sumOfPerson(ctx.db, userId);
  if (taken + sizeBytes > upload.personLimitBytes) fail(fileErrors, "file.no_room");
  await putBlobRow(ctx.db, hash, sizeBytes);
  const isNew = await insertFile(ctx.db, { id, user_id: userId, content_hash: hash, name, sizeBytes });
  if (!isNew) fail(fileErrors, "file.id_taken");
  await ctx.audit({
    act: "file.uploaded",
    target: [{ type: "file", id }],
    facts: { bytes: sizeBytes },
    // A digest would tell of a known document, also after its person is erased.
    sealed: { name, digest: hash },
  });
});
