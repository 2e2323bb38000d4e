import type { Page } from "#platform/contract/page.ts";
import { admits } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { type Connection, connectionErrors } from "../contract/index.ts";
import { connectionAccess } from "./connection.access.ts";
import { type ConnectionRow, listConnections, type ToolCounts } from "./connection.repository.ts";

/** A page of the workspace's connections, oldest first. */
export async function listConnectionsPage(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<Connection>> {
  const after = readIdCursor(cursor);
  const { workspaceId } = userOf(ctx);
  const rows = await query(ctx, connectionAccess.list, ({ db }) =>
    listConnections(db, { workspaceId, limit: limit + 1, ...(after && { after }) }),
  );
  const page = pageOfRows(rows, limit, ({ id }) => id);
  return { ...page, items: page.items.map((row) => presentConnection(ctx, row)) };
}

export async function getConnection(ctx: Ctx, id: string): Promise<Connection> {
  const { workspaceId } = userOf(ctx);
  const [row] = await query(ctx, connectionAccess.list, ({ db }) =>
    listConnections(db, { workspaceId, limit: 1, id }),
  );
  return row ? presentConnection(ctx, row) : fail(connectionErrors, "connection.not_found");
}

/** Members see what there is and whether it works. The address may hold more than its host. */
function presentConnection(ctx: Ctx, row: ConnectionRow & ToolCounts): Connection {
  const manage = admits(connectionAccess.change, { actor: ctx.actor, isPart: false });
  const { last_error_code: code, last_error: message } = row;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    host: new URL(row.address).host,
    address: manage ? row.address : null,
    auth: row.auth,
    hasDocumentAddress: row.document_address !== null,
    state: row.state ?? (row.auth === "oauth" ? "sign_in_needed" : "new"),
    problem: manage && code !== null && message !== null ? { code, message } : null,
    lastCheckedAt: row.last_checked_at?.toISOString() ?? null,
    lastReadyAt: row.last_ready_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    tools: {
      approved: row.approved,
      changed: row.changed,
      notApproved: row.not_approved,
      leftOut: row.left_out ?? 0,
    },
    abilities: { manage },
  };
}
