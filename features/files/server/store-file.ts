import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { fileErrors } from "../contract/index.ts";
import { fileAccess } from "./file.access.ts";
import { type FileRow, updateStored } from "./file.repository.ts";
import { readFileJob } from "./read-file.job.ts";

/** The bytes of an upload are stored: a picture is ready, and any other file is read by a job. */
export const storeFile = command(
  "file.store",
  fileAccess.upload,
  async (ctx, { id, isPicture }: { id: string; isPicture: boolean }): Promise<FileRow> => {
    const { workspaceId } = userOf(ctx);
    const row = (await updateStored(ctx.db, id, isPicture)) ?? fail(fileErrors, "file.not_found");
    await ctx.audit({ act: "file.stored", target: [{ type: "file", id }] });
    if (!isPicture) await ctx.enqueue(readFileJob, { workspaceId, id });
    return row;
  },
);
