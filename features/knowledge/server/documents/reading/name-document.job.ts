import { z } from "zod";
import { command } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { restorePassages } from "../../index-passages/store-passages.ts";
import { documentAccess } from "../document.access.ts";
import { targetOf } from "../document-target.ts";
import { lockPlace } from "./place.repository.ts";
import type { DocumentId } from "./reading.repository.ts";

/** Has the passages of a document found by its title and folder as they are now. Idempotent. */
export const nameDocument = command(
  "document.name",
  documentAccess.index,
  async (ctx, { workspaceId, id }: DocumentId): Promise<void> => {
    const collectionId = await lockPlace(ctx.db, { workspaceId, id });
    if (!collectionId) return;
    await restorePassages(ctx.db, { workspaceId, collectionId, documentId: id });
    await ctx.audit({
      act: "document.named",
      workspaceId,
      target: targetOf({ id, collection_id: collectionId }),
    });
  },
);

export const nameDocumentJob = defineJob({
  name: "knowledge.name_document",
  payload: z.object({ workspaceId: z.uuid(), id: z.uuid() }),
  retries: 5,
  perform: nameDocument,
});
