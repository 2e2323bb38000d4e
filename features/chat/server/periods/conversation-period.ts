import type { PeriodKind } from "#platform/server/retention/periods/period-kind.ts";
import { emitToReaders } from "../emit-conversation.ts";
import { countDue, hideDue } from "./due-conversation.repository.ts";

/**
 * Conversations in which nothing was written for so many days. Like one that a person deletes, each is erased when it can
 * no longer be undone.
 */
export const conversationPeriod: PeriodKind = {
  ...{ kind: "conversations", fewestDays: 30, mostDays: 3_650 },
  count: (db, { workspaceId, before }) => countDue(db, workspaceId, before),
  async apply(ctx, { workspaceId, before, days, limit }) {
    const hidden = await hideDue(ctx.db, workspaceId, { before, now: ctx.now(), limit });
    for (const { id, userId } of hidden) {
      await ctx.audit({
        ...{ act: "conversation.expired", workspaceId, onBehalfOf: userId, conversationId: id },
        target: [{ type: "conversation", id }],
        facts: { days },
      });
      await emitToReaders(ctx, { name: "conversation.deleted", workspaceId, conversationId: id });
    }
    return hidden.length;
  },
};
