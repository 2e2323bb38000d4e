import { addAbortSignal } from "node:stream";
import { z } from "zod";
import { spoolStream } from "#platform/server/blobs/spool.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { beginReading, endReading } from "./end-reading.ts";
import { contentKey } from "./file-blobs.ts";
import { readInChild } from "./reading/read-in-child.ts";

/**
 * Reads the text of a file. The row says what is left to do, so a job that was lost or performed twice changes
 * nothing: a file whose reader keeps dying is given up.
 */
export const readFileJob = defineJob({
  name: "files.read_file",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  // Each is a process with a memory limit of its own. A person has one of them.
  atOnce: 3,
  async perform(ctx, key) {
    const signal = ctx.signal ?? new AbortController().signal;
    const file = await beginReading(ctx, key);
    if (!file) return;
    const { workspaceId, contentHash: hash, name } = file;
    const blob = await ctx.services.blobs.get(contentKey({ workspaceId, hash }));
    await using content = await spoolStream(addAbortSignal(signal, blob.stream));
    const outcome = await readInChild({ content, name }, signal);
    await endReading(ctx, { file, outcome });
  },
});
