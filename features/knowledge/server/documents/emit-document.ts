import type { Ctx } from "#platform/server/context.ts";

export interface ChangedOf {
  workspaceId: string;
  collectionId: string;
  documentId: string;
}

/** Tells the tabs of all who may read the collection that one of its documents is another than before, or gone. */
export function emitDocument(ctx: Ctx, { workspaceId, collectionId, documentId }: ChangedOf): Promise<void> {
  return ctx.emit({
    ...{ name: "document.changed", workspaceId },
    readersOf: { noun: "collection", id: collectionId },
    data: { collectionId, documentId },
  });
}
