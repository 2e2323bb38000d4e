import { z } from "zod";
import { command, query } from "#platform/server/command.ts";
import { lockHolds } from "#platform/server/holds/hold.repository.ts";
import { defineJob } from "#platform/server/jobs/define-job.ts";
import { hideDue } from "./due-conversation.repository.ts";
import { periodAccess } from "./period.access.ts";
import { findPeriod, listPeriods } from "./period.repository.ts";

const batchSize = 100;
const dayMs = 86_400_000;

/**
 * Deletes a batch of a workspace's conversations whose period is over, each with its event. Like one that a person
 * deletes, each is erased when it can no longer be undone. Returns how many.
 */
export const applyPeriod = command(
  "conversation_period.apply",
  periodAccess.apply,
  async (ctx, { workspaceId }: { workspaceId: string }): Promise<number> => {
    const days = await findPeriod(ctx.db, workspaceId);
    if (days === undefined) return 0;
    await lockHolds(ctx.db, workspaceId);
    const [now, before] = [ctx.now(), new Date(ctx.now().getTime() - days * dayMs)];
    const hidden = await hideDue(ctx.db, workspaceId, { before, now, limit: batchSize });
    for (const { id, userId } of hidden) {
      await ctx.audit({
        ...{ act: "conversation.expired", workspaceId, onBehalfOf: userId, conversationId: id },
        target: [{ type: "conversation", id }],
        facts: { days },
      });
      await ctx.emit({
        ...{ name: "conversation.deleted", workspaceId, userId },
        data: { conversationId: id },
      });
    }
    return hidden.length;
  },
);

export const applyPeriods = defineJob({
  name: "chat.apply_periods",
  payload: z.object({}),
  schedule: "37 * * * *",
  async perform(ctx) {
    for (const { workspaceId } of await query(ctx, ({ db }) => listPeriods(db))) {
      while ((await applyPeriod(ctx, { workspaceId })) === batchSize) ctx.signal?.throwIfAborted();
    }
  },
});
