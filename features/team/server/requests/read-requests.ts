import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import type { RequestList } from "../../contract/requests/routes.ts";
import { getRequestHere, presentRequest } from "./present-request.ts";
import { requestAccess } from "./request.access.ts";
import { listOwnRequests, listRequestsToDecide } from "./request.repository.ts";

/** The requests of the caller, or the open ones that the caller may decide. */
export async function readRequests(
  ctx: Ctx,
  { list, cursor, limit }: { list: RequestList; cursor?: string | undefined; limit: number },
): Promise<Page<WorkspaceRequest>> {
  const asked = { after: readIdCursor(cursor), limit: limit + 1, now: ctx.now() };
  const rows = await query(ctx, requestAccess.read, ({ db }) =>
    list === "mine" ? listOwnRequests(db, userOf(ctx), asked) : listRequestsToDecide(db, userOf(ctx), asked),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => presentRequest(ctx, row)) };
}

/** Throws `workspace_request.not_found`. */
export function readRequest(ctx: Ctx, id: string): Promise<WorkspaceRequest> {
  return query(ctx, requestAccess.read, (inner) => getRequestHere(inner, id));
}
