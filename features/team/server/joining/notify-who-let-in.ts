import { notifyPeople } from "#features/notifications/server/index.ts";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Ctx } from "#platform/server/context.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";

/** Tells whoever invited, or made the link, that the caller came by it. Part of a command. */
export async function notifyWhoLetIn(
  ctx: Ctx,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: WorkspaceRole },
): Promise<void> {
  await notifyPeople(ctx, {
    ...{ kind: "invitation_accepted", workspaceId, userIds: [userId], path: "/team" },
    facts: { workspaceName: await readWorkspaceName(ctx.db, workspaceId), role },
  });
}
