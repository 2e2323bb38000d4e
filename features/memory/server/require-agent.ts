import { runAgents } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memoryErrors } from "../contract/index.ts";

/** Throws `memory.no_such_agent` unless the caller may use the agent. */
export async function requireAgent(ctx: Ctx, agentId: string | null | undefined): Promise<void> {
  if (!agentId) return;
  const known = await runAgents(ctx.services)?.describe(ctx, [agentId]);
  if (!known?.get(agentId)?.isUsable) fail(memoryErrors, "memory.no_such_agent");
}
