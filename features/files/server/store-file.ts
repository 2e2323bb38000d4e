import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { putBlobRow } from "./blob.repository.ts";
import { fileAccess } from "./file.access.ts";
import { type FileRow, lockOwnFile, updateStored } from "./file.repository.ts";
import { readFileJob } from "./read-file.job.ts";

export interface StoredBytes {
  id: string;
  isPicture: boolean;
  hash: string;
  sizeBytes: number;
}

/**
 * The bytes of an upload are stored: a picture is ready, and any other file is read by a job. Idempotent: the
 * same upload may arrive twice. Undefined when the file was deleted meanwhile.
 */
export const storeFile = command(
  "file.store",
  fileAccess.upload,
  async (ctx, { id, isPicture, hash, sizeBytes }: StoredBytes): Promise<FileRow | undefined> => {
    const { workspaceId, userId } = userOf(ctx);
    const known = await lockOwnFile(ctx.db, id);
    if (!known) {
      // The content may have been tidied away before its bytes came: it is known again, and goes with the next.
      await putBlobRow(ctx.db, hash, sizeBytes);
      return undefined;
    }
    if (known.state !== "storing") return known;
    const row = await updateStored(ctx.db, id, isPicture);
    await ctx.audit({ act: "file.stored", target: [{ type: "file", id }] });
    if (!isPicture) await ctx.enqueue(readFileJob, { workspaceId, id }, { of: userId });
    return row;
  },
);
