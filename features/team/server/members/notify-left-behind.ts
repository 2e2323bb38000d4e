import { notifyPeople } from "#features/notifications/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Removed } from "../joining/pending-access.repository.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { listOwners } from "./members.repository.ts";
import { knownOwnershipTransfers } from "./ownership-transfers.ts";

/**
 * Tells the owners that somebody went without a successor, if colleagues use something of theirs. Part of the command that
 * ended the membership.
 */
export async function notifyLeftBehind(ctx: Ctx, { workspaceId, userId }: Removed): Promise<void> {
  let left = 0;
  for (const { count } of knownOwnershipTransfers(ctx.services)) {
    left += (await count(ctx, { workspaceId, userId, successorId: userId })).handed;
  }
  if (left === 0) return;
  await notifyPeople(ctx, {
    ...{
      kind: "left_behind",
      workspaceId,
      userIds: await listOwners(ctx.db, workspaceId),
      path: "/team#gone",
    },
    by: userId,
    facts: { workspaceName: await readWorkspaceName(ctx.db, workspaceId) },
  });
}
