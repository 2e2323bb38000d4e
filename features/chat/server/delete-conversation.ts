import { cancelRun } from "#features/agents/server/index.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { lockConversation, updateConversation } from "./conversation.repository.ts";
import { emitConversation } from "./emit-conversation.ts";

/** Hides a conversation and stops its answer; it is erased when the time to undo is over. */
export const deleteConversation = command("conversation.delete", async (ctx, { id }: { id: string }) => {
  const conversation = await lockConversation(ctx.db, id);
  if (!conversation || conversation.deleted_at) fail(chatErrors, "conversation.not_found");
  if (conversation.active_run_id) await cancelRun(ctx, { id: conversation.active_run_id });
  await updateConversation(ctx.db, userOf(ctx).workspaceId, id, { deleted_at: ctx.now() });
  await ctx.audit({
    act: "conversation.deleted",
    target: [{ type: "conversation", id }],
    conversationId: id,
  });
  await emitConversation(ctx, "conversation.deleted", id);
});
