import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type ChangeMemory, memoryErrors } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { memoryAccess } from "./memory.access.ts";
import { findSameMemory, type MemoryRow, updateMemory } from "./memory.repository.ts";
import { requireAgent } from "./require-agent.ts";
import { requireMemory } from "./require-memory.ts";

/**
 * Changes what is remembered, for which agent, or switches it on or off. Throws `memory.not_found`,
 * `memory.changed_meanwhile`, `memory.still_proposed`, `memory.kept_already` and `memory.no_such_agent`.
 */
export async function changeMemory(
  ctx: Parameters<typeof storeChange>[0],
  change: ChangeMemory & { id: string },
) {
  await requireAgent(ctx, change.agentId);
  return storeChange(ctx, change);
}

/** Stores a change. That its person may use the agent was checked before. */
export const storeChange = command(
  "memory.change",
  memoryAccess.change,
  async (ctx, { id, version, text, agentId, state }: ChangeMemory & { id: string }): Promise<MemoryRow> => {
    const row = await requireMemory(ctx, { id, version });
    if (row.state === "proposed") fail(memoryErrors, "memory.still_proposed");
    const change = {
      ...{ text: text ?? row.text, state: state ?? row.state },
      agent_id: agentId === undefined ? row.agent_id : agentId,
    };
    const same = await findSameMemory(ctx.db, { text: change.text, agentId: change.agent_id, not: id });
    if (same && same.state !== "proposed") fail(memoryErrors, "memory.kept_already");
    const stored = await updateMemory(ctx.db, id, change, ctx.now());
    await ctx.audit({
      act: "memory.changed",
      target: [{ type: "memory", id }],
      facts: { before: row.state, after: stored.state, is_reworded: stored.text !== row.text },
    });
    await emitMemory(ctx);
    return stored;
  },
);
