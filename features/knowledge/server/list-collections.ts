import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
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
  const before = cursor ? readCursor(cursor) : undefined;
  return query(ctx, collectionAccess.list, async ({ db }) => {
    const rows = await listCollections(db, { show, search, before, limit: limit + 1 });
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? `${last.updated_micros}_${last.id}` : null };
  });
}

function readCursor(cursor: string): { micros: string; id: string } {
  const [micros = "", id = "", ...rest] = cursor.split("_");
  if (!/^\d{1,16}$/.test(micros) || !isUuid(id) || rest.length > 0) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  return { micros, id };
}
