import { requireCapacity } from "#features/entitlements/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../contract/index.ts";
import { hasBlob, putBlobRow, sumOfWorkspace } from "./blob.repository.ts";
import { fileAccess } from "./file.access.ts";
import { type FileRow, insertFile, lockOwnFile, sumOfPerson, touchFile } from "./file.repository.ts";

export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  hash: string;
  /** What one person's files may take together. */
  personLimitBytes: number;
}

/**
 * Admits a received file: its row, in state `storing`, holds its content from now on. The same content under
 * the same id is the first file again, whose storing it takes over when that has not ended. Throws
 * `limit_reached` when the workspace has no room, `file.no_room`, and `file.id_taken`.
 */
export const uploadFile = command(
  "file.upload",
  fileAccess.upload,
  async (ctx, upload: Upload): Promise<FileRow> =>
    // What was stored while this one waited for its id is there at the second look.
    (await repeat(ctx, upload)) ??
    (await admit(ctx, upload)) ??
    (await repeat(ctx, upload)) ??
    fail(fileErrors, "file.id_taken"),
);

/** The row stays locked, so that it is not tidied away meanwhile, and counts as young afterwards. */
async function repeat(ctx: Ctx, { id, hash }: Upload): Promise<FileRow | undefined> {
  const known = await lockOwnFile(ctx.db, id);
  if (!known) return undefined;
  if (known.content_hash !== hash) fail(fileErrors, "file.id_taken");
  if (known.state !== "storing") return known;
  await touchFile(ctx.db, id);
  await ctx.audit({ act: "file.upload_repeated", target: [{ type: "file", id }] });
  return known;
}

async function admit(ctx: Ctx, upload: Upload): Promise<FileRow | undefined> {
  const { workspaceId, userId } = userOf(ctx);
  const { id, name, sizeBytes, hash } = upload;
  const isKnown = await hasBlob(ctx.db, hash);
  await requireCapacity(ctx, {
    ...{ workspaceId, entitlement: "storage_bytes", adding: isKnown ? 0 : sizeBytes },
    current: () => sumOfWorkspace(ctx.db),
  });
  const taken = await sumOfPerson(ctx.db, userId);
  if (taken + sizeBytes > upload.personLimitBytes) fail(fileErrors, "file.no_room");
  // Its person may have it from anybody.
  const label = { ...labelOfPerson(userId), integrity: "untrusted" } as const;
  const row = await insertFile(ctx.db, {
    id,
    user_id: userId,
    content_hash: hash,
    name,
    sizeBytes,
    ...label,
  });
  if (!row) return undefined;
  await putBlobRow(ctx.db, hash, sizeBytes);
  await ctx.audit({
    act: "file.uploaded",
    target: [{ type: "file", id }],
    facts: { bytes: sizeBytes },
    // A digest would tell of a known document, also after its person is erased.
    sealed: { name, digest: hash },
  });
  return row;
}
