import { notifyPeople } from "#features/notifications/server/index.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import type { Leaver } from "#platform/server/ownership-transfer.ts";
import { readWorkspaceName } from "../workspace/workspace-name.repository.ts";
import { ownershipTransfersOf } from "./ownership-transfers.ts";

/** Tells the successor how many things of each kind they own now, unless they chose that themself. Part of a command. */
export async function notifySuccessor(
  ctx: Ctx,
  leaver: Leaver,
  counts: Record<string, number>,
): Promise<void> {
  const { workspaceId, userId, successorId } = leaver;
  const first = ownershipTransfersOf(ctx.services).find(({ kind }) => counts[kind]);
  if (!first || personOf(ctx.actor)?.userId === successorId) return;
  const handed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  await notifyPeople(ctx, {
    ...{ kind: "left_behind", workspaceId, userIds: [successorId], path: first.path, by: userId },
    facts: {
      workspaceName: await readWorkspaceName(ctx.db, workspaceId),
      ...{ handed, conversations: counts.conversations ?? 0 },
    },
  });
}
