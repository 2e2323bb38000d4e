import type { Page } from "#platform/contract/page.ts";
import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { AccessRequest } from "../../contract/index.ts";
import { findShareable } from "../find-shareable.ts";
import { accessRequestAccess } from "../share.access.ts";
import { listRequests, type RequestRow } from "./access-request.repository.ts";

/** Who asks for access to an object, for people who may share it. */
export function listAccessRequests(
  ctx: Ctx,
  { noun, id, cursor, limit }: ObjectRef & { cursor?: string | undefined; limit: number },
): Promise<Page<AccessRequest>> {
  const after = readIdCursor(cursor) ?? null;
  return query(ctx, accessRequestAccess.list, async (inner) => {
    await findShareable(inner, { noun, id }, "share");
    const { workspaceId } = userOf(inner);
    const asked = { at: inner.now(), after, limit: limit + 1 };
    const rows = await listRequests(inner.db, { workspaceId, noun, id, ...asked });
    const page = pageOfRows(rows, limit, (row) => row.id);
    return { ...page, items: page.items.map(present) };
  });
}

function present(row: RequestRow): AccessRequest {
  return {
    ...{ noun: row.object_type, id: row.object_id, requestId: row.id },
    person: { id: row.user_id, name: row.name },
    ...{ relation: row.relation, note: row.note, askedAt: new Date(row.created_at).toISOString() },
  };
}
