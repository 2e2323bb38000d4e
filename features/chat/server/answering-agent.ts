import type { AgentValues } from "#features/runs/contract/index.ts";
import { type ChosenAgent, runAgents } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import type { ConversationRow } from "./conversation.repository.ts";
import { keptValues } from "./kept-values.ts";

/** What of a conversation decides who answers. */
export type Answered = Pick<ConversationRow, "id" | "agent_id" | "is_test">;

/**
 * The agent that answers: the one that is asked now, else that of the conversation, with the values given now and those
 * that its person gave it here before. Undefined: the assistant. Throws
 * when the caller may not use it now, whoever asked it before.
 */
export async function answeringAgent(
  ctx: Ctx,
  { id, agent_id, is_test }: Answered,
  asked: string | null | undefined,
  given?: AgentValues,
): Promise<ChosenAgent | undefined> {
  const agentId = asked === undefined ? agent_id : asked;
  if (is_test && agentId !== agent_id) fail(chatErrors, "conversation.is_test");
  if (agentId === null) return undefined;
  const agents = runAgents(ctx.services);
  if (!agents) throw new Error("This server has no agents.");
  return agents.choose(ctx, agentId, {
    isDraft: is_test,
    values: async (inner) => ({ ...(await keptValues(inner, [{ id, agentId }])).get(id), ...given }),
  });
}
