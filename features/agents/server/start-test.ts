import { beginAgentTest } from "#features/chat/server/index.ts";
import { command } from "#platform/server/command.ts";
import { agentAccess } from "./agent.access.ts";
import { getDraft } from "./versions/version.repository.ts";

/** Begins a conversation of the caller with the draft, and returns its id. Their tenth-last test of it ends. */
export const startAgentTest = command(
  "agent.start_test",
  agentAccess.test,
  async (ctx, _input: { id: string }, agent): Promise<string> => {
    const { content } = await getDraft(ctx.db, agent.id);
    const conversationId = await beginAgentTest(ctx, { agentId: agent.id, title: `Test: ${content.name}` });
    await ctx.audit({
      act: "agent.test_started",
      target: [{ type: "agent", id: agent.id }],
      conversationId,
      facts: { revision: agent.draft_revision },
    });
    return conversationId;
  },
);
