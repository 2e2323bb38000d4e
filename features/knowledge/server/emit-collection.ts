import type { Ctx } from "#platform/server/context.ts";
import type { CollectionRow } from "./collection.repository.ts";

/** Tells the tabs of all who may read a collection that it is another than before. */
export function emitCollection(ctx: Ctx, { workspace_id, id }: CollectionRow): Promise<void> {
  return ctx.emit({
    ...{ name: "collection.changed", workspaceId: workspace_id },
    readersOf: { noun: "collection", id },
    data: { collectionId: id },
  });
}
