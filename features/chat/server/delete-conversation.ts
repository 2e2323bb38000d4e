import { cancelRun } from "#features/runs/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { requireNoHold } from "#platform/server/holds/require-no-hold.ts";
import { chatErrors } from "../contract/index.ts";
import { conversationAccess, lockShown } from "./conversation.access.ts";
import { runIdsOf, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";

/** Hides a conversation and cancels its runs. It is erased when the undo period is over. */
export const deleteConversation = command(
  "conversation.delete",
  conversationAccess.delete,
  async (ctx, { id }: { id: string }, found) => {
    const { workspaceId } = userOf(ctx);
    await requireNoHold(ctx, { kind: "conversation", workspaceId, id });
    // The runs first, because the engine locks a run before the conversation.
    const known = runIdsOf(found);
    for (const runId of known) await cancelRun(ctx, { id: runId });
    const locked = (await lockShown(ctx, id)) ?? fail(chatErrors, "conversation.not_found");
    for (const runId of runIdsOf(locked)) if (!known.includes(runId)) await cancelRun(ctx, { id: runId });
    await updateConversation(ctx.db, workspaceId, id, { deleted_at: ctx.now() });
    await ctx.audit({
      act: "conversation.deleted",
      target: [{ type: "conversation", id }],
      conversationId: id,
    });
    await emitConversation(ctx, "conversation.deleted", id);
  },
);
