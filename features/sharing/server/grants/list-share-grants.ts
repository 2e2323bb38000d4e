import type { Page } from "#platform/contract/page.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ShareGrant } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { shareAccess } from "../share.access.ts";
import { presentGrant } from "./grant.presenter.ts";
import { type GrantRow, listGrants } from "./grant-list.repository.ts";

/** Who has access beside the owner. Guests are shown their own share alone. */
export function listShareGrants(
  ctx: Ctx,
  { noun, id, cursor, limit }: ObjectRef & { cursor?: string | undefined; limit: number },
): Promise<Page<ShareGrant>> {
  const after = readIdCursor(cursor) ?? null;
  return query(ctx, shareAccess.list, async (inner) => {
    await findShareable(inner, { noun, id }, "see_access");
    const { workspaceId, role, userId } = userOf(inner);
    const rows = await listGrants(inner.db, { workspaceId, noun, id, after, limit: limit + 1 });
    const { items, nextCursor } = pageOfRows(rows, limit, (row) => row.id);
    const shown = role === "guest" ? items.filter((row) => row.user_id === userId).map(withoutNames) : items;
    return { items: shown.map(presentGrant), nextCursor };
  });
}

const withoutNames = (row: GrantRow): GrantRow => ({ ...row, granted_by: null, other_ways: [] });
