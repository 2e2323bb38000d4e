import type { RunHandOver } from "#features/runs/server/index.ts";
import { findConversation, updateConversation } from "./conversation.repository.ts";
import { emitToReaders } from "./emit-conversation.ts";

/** An agent that answers in a conversation hands it over: the other one answers there from then on. */
export const conversationHandOver: RunHandOver = {
  async refusal({ db }, run) {
    const conversation = await findConversation(db, run.host_id);
    if (!conversation) return "The conversation is gone.";
    if (conversation.is_test)
      return "This conversation is a test of a draft. It stays with the agent that is tested.";
    if (conversation.beside_run_id) return "Two answers are being compared here. Answer the question.";
    return undefined;
  },
  async change(ctx, { workspace_id: workspaceId, host_id: id }, agentId) {
    await updateConversation(ctx.db, workspaceId, id, { agent_id: agentId });
    await emitToReaders(ctx, { name: "conversation.updated", workspaceId, conversationId: id });
  },
};
