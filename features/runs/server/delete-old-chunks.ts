import { z } from "zod";
import { inServiceTransaction } from "#platform/server/db/transaction.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteChunksBefore } from "./chunk.repository.ts";

const dayMs = 86_400_000;
/** Small enough for a fraction of the statement timeout and for short transactions. */
const batchSize = 10_000;

/** Deletes the chunks of runs older than a day in batches, each in its own transaction. */
export const deleteOldChunks = defineJob({
  name: "agents.delete_old_chunks",
  payload: z.object({}),
  schedule: "43 * * * *",
  async perform(ctx) {
    const before = new Date(ctx.now().getTime() - dayMs);
    const deleteBatch = () =>
      inServiceTransaction(ctx.services.pool, "write", (db) => deleteChunksBefore(db, before, batchSize));
    while ((await deleteBatch()) === batchSize);
  },
});
