import { z } from "zod";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { documentAccess } from "../document.access.ts";
import { targetOf } from "../document-target.ts";
import { emitDocument } from "../emit-document.ts";
import { enqueueReading } from "../queue-reading.ts";
import { listStuck, takeDue } from "./due.repository.ts";

const batchSize = 100;
/** Longer than reading can take, with all its retries. */
const readingMs = 3_600_000;

/** Has addresses read whose time has come. Any number of servers may do it: each address is taken once. Returns how many. */
export const refreshDue = command(
  "document.refresh_due",
  documentAccess.index,
  async (ctx, now: Date): Promise<number> => {
    const due = await takeDue(ctx.db, now, batchSize);
    for (const document of due) {
      const { workspaceId, id, collectionId } = document;
      const target = targetOf({ id, collection_id: collectionId });
      await ctx.audit({ act: "document.refresh_begun", workspaceId, target });
      await enqueueReading(ctx, document);
      await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
    }
    return due.length;
  },
);

/** Queues documents again whose job was lost. Those that wait for their turn stay as they are. */
export const resumeReading = command(
  "document.resume_reading",
  documentAccess.index,
  async (ctx, now: Date) => {
    const stuck = await listStuck(ctx.db, new Date(now.getTime() - readingMs), batchSize);
    for (const document of stuck) {
      if (!(await enqueueReading(ctx, document))) continue;
      const { workspaceId, id, collectionId } = document;
      const target = targetOf({ id, collection_id: collectionId });
      await ctx.audit({ act: "document.read_resumed", workspaceId, target });
    }
  },
);

export const refreshDocuments = defineJob({
  name: "knowledge.refresh",
  payload: z.object({}),
  schedule: "*/5 * * * *",
  async perform(ctx) {
    while ((await refreshDue(ctx, ctx.now())) === batchSize);
    await resumeReading(ctx, ctx.now());
  },
});
