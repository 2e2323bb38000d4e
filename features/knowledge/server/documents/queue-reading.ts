import type { Ctx } from "#platform/server/context.ts";
import type { DocumentRow } from "./document.repository.ts";
import { emitDocument } from "./emit-document.ts";
import { readDocumentJob } from "./reading/read-document.job.ts";

/** Has a stored document read, and tells its readers. */
export async function queueReading(ctx: Ctx, row: DocumentRow): Promise<DocumentRow> {
  const { workspace_id: workspaceId, collection_id: collectionId, id } = row;
  await ctx.enqueue(readDocumentJob, { workspaceId, id }, { of: collectionId, singletonKey: id });
  await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
  return row;
}
