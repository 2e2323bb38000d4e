import type { Ctx } from "#platform/server/context.ts";
import type { DocumentRow } from "./document.repository.ts";
import { emitDocument } from "./emit-document.ts";
import { readDocumentJob } from "./reading/read-document.job.ts";

/** Has a stored document read, and tells its readers. */
export async function queueReading(ctx: Ctx, row: DocumentRow): Promise<DocumentRow> {
  const { workspace_id: workspaceId, collection_id: collectionId, id } = row;
  await enqueueReading(ctx, { workspaceId, id, addedBy: row.added_by });
  await emitDocument(ctx, { workspaceId, collectionId, documentId: id });
  return row;
}

/**
 * Has a document read in the turn of whoever added it, so that somebody's thousand documents delay nobody else's. False when it is
 * queued already.
 */
export function enqueueReading(
  ctx: Ctx,
  { workspaceId, id, addedBy }: { workspaceId: string; id: string; addedBy: string | null },
): Promise<boolean> {
  return ctx.enqueue(readDocumentJob, { workspaceId, id }, { of: addedBy ?? workspaceId, singletonKey: id });
}
