import type { Page } from "#platform/contract/page.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
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
  const after = readIdCursor(cursor);
  const { workspaceId } = userOf(ctx);
  const rows = await query(ctx, connectionAccess.list_tools, async ({ db }) => {
    if (!(await findConnection(db, { workspaceId, id: connectionId }))) {
      fail(connectionErrors, "connection.not_found");
    }
    return listToolPage(db, { workspaceId, connectionId, after, limit: limit + 1 });
  });
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map(presentTool) };
}
