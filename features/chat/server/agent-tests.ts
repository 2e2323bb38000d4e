import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { hideOwnTests, hideTestsOfAll } from "./agent-test.repository.ts";
import { conversationAccess } from "./conversation.access.ts";
import { insertConversation } from "./conversation.repository.ts";

/** Tests of one agent that a person keeps. */
const mostTests = 10;

/**
 * Begins a conversation of the caller with the draft of an agent. Their oldest tests of it end. Part of the command
 * that has checked that they may edit it. Returns its id.
 */
export const beginAgentTest = command(
  "conversation.begin_test",
  conversationAccess.begin_test,
  async (ctx, { agentId, title }: { agentId: string; title: string }): Promise<string> => {
    const id = newId();
    await hideOwnTests(ctx.db, { agentId, keep: mostTests - 1, now: ctx.now() });
    await insertConversation(ctx.db, {
      ...{ id, title, agent_id: agentId, is_test: true },
      user_id: userOf(ctx).userId,
    });
    await ctx.audit({
      act: "conversation.created",
      target: [{ type: "conversation", id }],
      conversationId: id,
      facts: { test_of: agentId },
    });
    return id;
  },
);

/** Hides all tests of an agent that is deleted. They are erased with the next deleted conversations. Part of that command. */
export async function endAgentTests(ctx: Ctx, agentId: string): Promise<void> {
  await hideTestsOfAll(ctx.db, { workspaceId: userOf(ctx).workspaceId, agentId });
}
