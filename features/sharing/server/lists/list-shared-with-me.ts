import type { Page } from "#platform/contract/page.ts";
import { namesOfPeople } from "#platform/server/access/person-names.repository.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { ShareWay, ShareWithMe } from "../../contract/index.ts";
import { type DescribedObject, describeObjects } from "../described-object.repository.ts";
import { listWays } from "../grants/effective-access.repository.ts";
import { presentWay } from "../grants/effective-access.ts";
import { shareAccess } from "../share.access.ts";
import { allShareables, type Shareable } from "../shareable.ts";
import { listSharedWithMe, type SharedWithMeRow } from "./shared-list.repository.ts";

export interface ListShared {
  noun?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** What colleagues share with the caller, latest first, with the reasons. What is deleted or their own is left out. */
export function listSharedWith(ctx: Ctx, { noun, cursor, limit }: ListShared): Promise<Page<ShareWithMe>> {
  const after = readIdCursor(cursor) ?? null;
  return query(ctx, shareAccess.list, async (inner) => {
    const shareables = shareablesOf(noun);
    const nouns = shareables.map((each) => each.noun);
    const rows = await listSharedWithMe(inner.db, { nouns, after, limit: limit + 1 });
    const { items: found, nextCursor } = pageOfRows(rows, limit, ({ latest_id }) => latest_id);
    const items: ShareWithMe[] = [];
    for (const shareable of shareables) items.push(...(await describeShared(inner, shareable, found)));
    const order = new Map(found.map(({ id }, place) => [id, place]));
    items.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    return { items, nextCursor };
  });
}

export function shareablesOf(noun: string | undefined): readonly Shareable[] {
  return allShareables().filter((each) => noun === undefined || each.noun === noun);
}

async function describeShared(
  ctx: Ctx,
  shareable: Shareable,
  all: readonly SharedWithMeRow[],
): Promise<ShareWithMe[]> {
  const { workspaceId, userId, role } = userOf(ctx);
  const rows = all.filter(({ noun }) => noun === shareable.noun);
  const ids = rows.map(({ id }) => id);
  const objects = (await describeObjects(ctx.db, shareable, { workspaceId, ids })).filter(
    ({ ownerId }) => ownerId !== userId,
  );
  if (objects.length === 0) return [];
  const names = await namesOfPeople(
    ctx.db,
    objects.map(({ ownerId }) => ownerId),
    { withAddress: role !== "guest" },
  );
  const ways = await listWays(ctx.db, { workspaceId, noun: shareable.noun, ids, userId });
  return objects.flatMap((object: DescribedObject) => {
    const row = rows.find(({ id }) => id === object.id);
    const own = ways.filter(({ object_id }) => object_id === object.id);
    const [strongest] = own;
    if (!row || !strongest) return [];
    return {
      ...{ noun: shareable.noun, id: object.id, name: object.name, path: shareable.pathOf(object.id) },
      owner: { id: object.ownerId, name: names.get(object.ownerId) ?? "" },
      relation: strongest.relation,
      ways: own.map(presentWay) satisfies ShareWay[],
      sharedAt: new Date(row.shared_at).toISOString(),
    };
  });
}
