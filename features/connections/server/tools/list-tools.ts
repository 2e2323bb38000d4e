import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail, platformErrors } from "#platform/server/errors.ts";
import { isUuid } from "#platform/server/is-uuid.ts";
import { type ConnectionTool, connectionErrors } from "../../contract/index.ts";
import { connectionAccess } from "../connection.access.ts";
import { findConnection } from "../connection.repository.ts";
import { listToolPage } from "./connection-tool.repository.ts";
import { presentTool } from "./tool-state.ts";

interface ToolsQuery {
  connectionId: string;
  cursor?: string | undefined;
  limit: number;
}

/** The tools of a connection: changed ones first, those that are gone last. */
export async function listToolsPage(
  ctx: Ctx,
  { connectionId, cursor, limit }: ToolsQuery,
): Promise<Page<ConnectionTool>> {
  if (cursor !== undefined && !isUuid(cursor)) {
    fail(platformErrors, "request.invalid", { message: "cursor: use the nextCursor of the page before." });
  }
  const { workspaceId } = userOf(ctx);
  const rows = await query(ctx, connectionAccess.list_tools, async ({ db }) => {
    if (!(await findConnection(db, { workspaceId, id: connectionId }))) {
      fail(connectionErrors, "connection.not_found");
    }
    return listToolPage(db, { workspaceId, connectionId, after: cursor, limit: limit + 1 });
  });
  const items = rows.slice(0, limit).map(presentTool);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
