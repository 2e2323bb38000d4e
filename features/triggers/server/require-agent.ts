import type { AgentValues } from "#features/runs/contract/index.ts";
import { runAgents } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";

/** Throws the agent's own error unless the caller may use it now. Null: the assistant, whom everybody may ask. */
export async function requireAgent(ctx: Ctx, agentId: string | null, values: AgentValues): Promise<void> {
  if (agentId === null) return;
  const agents = runAgents(ctx.services);
  if (!agents) throw new Error("This server has no agents.");
  await agents.choose(ctx, agentId, { values: async () => values });
}
