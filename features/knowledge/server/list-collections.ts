import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readTimeCursor, timeCursorOf } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { collectionAccess } from "./collection.access.ts";
import {
  type CollectionsQuery,
  type ListedCollection,
  listCollections,
} from "./listed-collection.repository.ts";

export type CollectionsPage = Pick<CollectionsQuery, "show" | "search"> & {
  cursor?: string | undefined;
  limit: number;
};

/** The collections that the caller can read, newest change first. The cursor is the time and id of a page's last row. */
export function listCollectionsPage(
  ctx: Ctx,
  { show, search, cursor, limit }: CollectionsPage,
): Promise<Page<ListedCollection>> {
  const before = readTimeCursor(cursor);
  return query(ctx, collectionAccess.list, async ({ db }) => {
    const rows = await listCollections(db, { show, search, before, limit: limit + 1 });
    return pageOfRows(rows, limit, ({ updated_micros: micros, id }) => timeCursorOf({ micros, id }));
  });
}
