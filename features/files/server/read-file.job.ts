import { z } from "zod";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { atMost } from "#platform/server/turns/turns.ts";
import { beginReading, endReading } from "./end-reading.ts";
import { contentKey } from "./file-blobs.ts";
import { readInChild } from "./reading/read-in-child.ts";
import { spoolBlob } from "./spool-blob.ts";

/** Readers on one server, each a process with a memory limit of its own. */
const turns = atMost(2, 1_000, 3_600_000);

/**
 * Reads the text of a file. The row says what is left to do, so a job that was lost or performed twice changes
 * nothing: a file whose reader keeps dying is given up.
 */
export const readFileJob = defineJob({
  name: "files.read_file",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  async perform(ctx, key) {
    const signal = ctx.signal ?? new AbortController().signal;
    const refuse = () => {
      throw new Error("Too many files wait to be read.");
    };
    await turns.take(
      async () => {
        const file = await beginReading(ctx, key);
        if (!file) return;
        const { workspaceId, contentHash: hash } = file;
        await using blob = await spoolBlob(ctx.services.blobs, contentKey({ workspaceId, hash }));
        const outcome = await readInChild({ path: blob.path, name: file.name }, signal);
        await endReading(ctx, { file, outcome });
      },
      { refuse, signal },
    );
  },
});
