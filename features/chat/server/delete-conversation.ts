import { cancelRun } from "#features/agents/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { conversationAccess, lockShown } from "./conversation.access.ts";
import { updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";

/** Hides a conversation and cancels its run. It is erased when the undo period is over. */
export const deleteConversation = command(
  "conversation.delete",
  conversationAccess.delete,
  async (ctx, { id }: { id: string }, found) => {
    // The run first, because the engine locks the run before the conversation.
    if (found.active_run_id) await cancelRun(ctx, { id: found.active_run_id });
    const { active_run_id } = (await lockShown(ctx, id)) ?? fail(chatErrors, "conversation.not_found");
    if (active_run_id && active_run_id !== found.active_run_id) await cancelRun(ctx, { id: active_run_id });
    await updateConversation(ctx.db, userOf(ctx).workspaceId, id, { deleted_at: ctx.now() });
    await ctx.audit({
      act: "conversation.deleted",
      target: [{ type: "conversation", id }],
      conversationId: id,
    });
    await emitConversation(ctx, "conversation.deleted", id);
  },
);
