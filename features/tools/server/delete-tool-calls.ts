import { command } from "#platform/server/command.ts";
import { toolCallAccess } from "./tool-call.access.ts";
import { deleteToolCallsOf } from "./tool-call.repository.ts";

/** Deletes the tool calls of a conversation with their content. The audit events stay. */
export const deleteToolCalls = command(
  "tool_call.delete",
  toolCallAccess.delete,
  async (ctx, { workspaceId, conversationId }: { workspaceId: string; conversationId: string }) => {
    const count = await deleteToolCallsOf(ctx.db, workspaceId, conversationId);
    if (count === 0) return count;
    await ctx.audit({
      act: "tool_call.deleted",
      workspaceId,
      target: [{ type: "conversation", id: conversationId }],
      facts: { count },
      conversationId,
    });
    return count;
  },
);
