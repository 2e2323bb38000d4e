import { type Ctx, userOf } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type AllowHost, connectionErrors } from "../../contract/index.ts";
import { invalidateTools } from "../tools/remembered-tools.ts";
import { type HttpHostRow, insertHost, listHosts } from "./http-host.repository.ts";

const maxHosts = 100;

/** Stores an allowed host, in the transaction of the command. Throws `http_host.too_many` and `http_host.exists`. */
export async function storeHost(
  ctx: Ctx,
  workspaceId: string,
  { host, methods }: AllowHost,
): Promise<HttpHostRow> {
  await requireRoom(ctx.db, workspaceId, host);
  const row = await insertHost(ctx.db, {
    ...{ workspace_id: workspaceId, id: newId(), host, methods: [...new Set(methods)] },
    created_by: userOf(ctx).userId,
  });
  if (!row) fail(connectionErrors, "http_host.exists");
  invalidateTools(ctx);
  await ctx.audit({
    act: "http_host.allowed",
    workspaceId,
    target: [{ type: "http_host", id: row.id }],
    facts: { methods: row.methods },
    sealed: { host: row.host },
  });
  return row;
}

/** Throws what would keep the host from being stored. */
export async function requireRoom(db: Db, workspaceId: string, host: string): Promise<void> {
  const known = await listHosts(db, [workspaceId]);
  if (known.length >= maxHosts) fail(connectionErrors, "http_host.too_many");
  if (known.some((row) => row.host === host)) fail(connectionErrors, "http_host.exists");
}
