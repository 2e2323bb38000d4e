import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ConnectionRow } from "../connection.repository.ts";
import { listWorkspaceAdmins } from "./admins.repository.ts";

/**
 * Tells the owners and admins of a workspace that tools were on until now and are off because they changed. Part of
 * storing what a connection has, whoever caused that.
 */
export async function notifyToolsSwitchedOff(
  ctx: Ctx,
  connection: ConnectionRow,
  count: number,
): Promise<void> {
  if (count === 0) return;
  const { workspace_id: workspaceId, id, name } = connection;
  await notifyPeople(ctx, {
    ...{ kind: "tools_changed", workspaceId, userIds: await listWorkspaceAdmins(ctx.db, workspaceId) },
    object: { noun: "connection", id },
    path: `/agents/connections/${id}`,
    facts: { title: name, tools: count },
    by: null,
  });
}
