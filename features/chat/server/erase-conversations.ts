import { z } from "zod";
import { eraseRuns } from "#features/runs/server/index.ts";
import { deleteToolCalls } from "#features/tools/server/index.ts";
import { command, query } from "#platform/server/command.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { retentionTime } from "#platform/server/retention/retention-time.ts";
import { undoMinutes } from "../contract/index.ts";
import { conversationAccess } from "./conversation.access.ts";
import { deleteErasableConversations } from "./conversation.repository.ts";
import { conversationHost } from "./host-kind.ts";

const batchSize = 200;

/** Erases conversations whose undo period is over. The audit event stays. */
export const eraseConversations = command(
  "conversation.erase",
  conversationAccess.erase,
  async (ctx, before: Date): Promise<number> => {
    const erased = await deleteErasableConversations(ctx.db, before, batchSize);
    for (const { id, workspace_id, user_id } of erased) {
      await deleteToolCalls(ctx, { workspaceId: workspace_id, conversationId: id });
      await eraseRuns(ctx, { workspaceId: workspace_id, host: conversationHost, hostId: id });
      await ctx.audit({
        act: "conversation.erased",
        workspaceId: workspace_id,
        onBehalfOf: user_id,
        target: [{ type: "conversation", id }],
        conversationId: id,
      });
    }
    return erased.length;
  },
);

export const eraseDeletedConversations = defineJob({
  name: "chat.erase_deleted_conversations",
  payload: z.object({}),
  schedule: "*/10 * * * *",
  async perform(ctx) {
    const now = await query(ctx, retentionTime);
    const before = new Date(now.getTime() - undoMinutes * 60_000);
    while ((await eraseConversations(ctx, before)) === batchSize);
  },
});
