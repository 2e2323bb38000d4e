import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { RequestList } from "../../contract/requests/routes.ts";
import { idOfCursor, pageOfRows } from "../joining/page-cursor.ts";
import { getRequestHere, presentRequest } from "./present-request.ts";
import { requestAccess } from "./request.access.ts";
import { listOwnRequests, listRequestsToDecide } from "./request.repository.ts";

/** The requests of the caller, or the open ones that the caller may decide. */
export async function readRequests(
  ctx: Ctx,
  { list, cursor, limit }: { list: RequestList; cursor?: string | undefined; limit: number },
): Promise<Page<WorkspaceRequest>> {
  const page = { after: idOfCursor(cursor), limit: limit + 1, now: ctx.now() };
  const rows = await query(ctx, requestAccess.read, ({ db }) =>
    list === "mine" ? listOwnRequests(db, userOf(ctx), page) : listRequestsToDecide(db, userOf(ctx), page),
  );
  return pageOfRows(rows, limit, (row) => presentRequest(ctx, row));
}

/** Throws `workspace_request.not_found`. */
export function readRequest(ctx: Ctx, id: string): Promise<WorkspaceRequest> {
  return query(ctx, requestAccess.read, (inner) => getRequestHere(inner, id));
}
