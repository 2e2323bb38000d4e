import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import type { ShareByMe } from "../../contract/index.ts";
import { presentGrant } from "../grants/grant.presenter.ts";
import { shareAccess } from "../share.access.ts";
import { shareableOf } from "../shareable.ts";
import { type ListShared, shareablesOf } from "./list-shared-with-me.ts";
import { listSharedByMe } from "./shared-list.repository.ts";

/** The shares of what the caller owns, latest first. */
export function listSharedBy(ctx: Ctx, { noun, cursor, limit }: ListShared): Promise<Page<ShareByMe>> {
  if (cursor !== undefined && !isUuid(cursor)) fail(platformErrors, "request.invalid");
  return query(ctx, shareAccess.list, async (inner) => {
    const { workspaceId, userId } = userOf(inner);
    const page = { workspaceId, userId, after: cursor ?? null, limit: limit + 1 };
    const rows = await listSharedByMe(inner.db, shareablesOf(noun), page);
    const shown = rows.slice(0, limit);
    return {
      items: shown.map((row) => ({
        ...{ noun: row.noun, id: row.object_id, name: row.object_name },
        path: shareableOf(row.noun)?.pathOf(row.object_id) ?? "/",
        grant: presentGrant(row),
      })),
      nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  });
}
