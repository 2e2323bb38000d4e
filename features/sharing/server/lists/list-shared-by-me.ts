import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ShareByMe } from "../../contract/index.ts";
import { presentGrant } from "../grants/grant.presenter.ts";
import { shareAccess } from "../share.access.ts";
import { shareableOf } from "../shareable.ts";
import { type ListShared, shareablesOf } from "./list-shared-with-me.ts";
import { listSharedByMe } from "./shared-list.repository.ts";

/** The shares of what the caller owns, latest first. */
export function listSharedBy(ctx: Ctx, { noun, cursor, limit }: ListShared): Promise<Page<ShareByMe>> {
  const after = readIdCursor(cursor) ?? null;
  return query(ctx, shareAccess.list, async (inner) => {
    const { workspaceId, userId } = userOf(inner);
    const asked = { workspaceId, userId, after, limit: limit + 1 };
    const rows = await listSharedByMe(inner.db, shareablesOf(noun), asked);
    const page = pageOfRows(rows, limit, ({ id }) => id);
    return {
      ...page,
      items: page.items.map((row) => ({
        ...{ noun: row.noun, id: row.object_id, name: row.object_name },
        path: shareableOf(row.noun)?.pathOf(row.object_id) ?? "/",
        grant: presentGrant(row),
      })),
    };
  });
}
