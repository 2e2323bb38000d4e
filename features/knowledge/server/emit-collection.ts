import type { Ctx } from "#platform/server/context.ts";
import type { CollectionRow } from "./collection.repository.ts";

/** Tells the tabs of all who may read a collection that search by meaning knows more of it. */
export function emitVectors(
  ctx: Ctx,
  { workspace_id, id }: Pick<CollectionRow, "workspace_id" | "id">,
): Promise<void> {
  return ctx.emit({
    ...{ name: "collection.vectors_changed", workspaceId: workspace_id },
    readersOf: { noun: "collection", id },
    data: { collectionId: id },
  });
}

/**
 * Tells open tabs that a collection is gone. Once it is, nobody may read it any more, so its id alone goes to the whole
 * workspace.
 */
export function emitDeletion(ctx: Ctx, { workspace_id, id }: CollectionRow): Promise<void> {
  return ctx.emit({ name: "collection.deleted", workspaceId: workspace_id, data: { collectionId: id } });
}

/** Tells the tabs of all who may read a collection that it is another than before. */
export function emitCollection(ctx: Ctx, { workspace_id, id }: CollectionRow): Promise<void> {
  return ctx.emit({
    ...{ name: "collection.changed", workspaceId: workspace_id },
    readersOf: { noun: "collection", id },
    data: { collectionId: id },
  });
}
