import { z } from "zod";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { deleteChunksBefore } from "./chunk.repository.ts";

const dayMs = 86_400_000;

export const deleteOldChunks = defineJob({
  name: "agents.delete_old_chunks",
  payload: z.object({}),
  schedule: "43 * * * *",
  perform: (ctx) =>
    inTransaction(ctx.services.pool, { role: "service_role" }, "write", (db) =>
      deleteChunksBefore(db, new Date(ctx.now().getTime() - dayMs)),
    ),
});
