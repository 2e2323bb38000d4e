import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type AcceptMemory, memoryErrors, mostMemories } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { countMemories } from "./list-memories.repository.ts";
import { memoryAccess } from "./memory.access.ts";
import { type MemoryRow, updateMemory } from "./memory.repository.ts";
import { requireMemory } from "./require-memory.ts";

/**
 * Keeps what the assistant proposed, in the words that the person read or in their own. Throws `memory.not_found`,
 * `memory.changed_meanwhile`, `memory.not_proposed` and `memory.full`.
 */
export const acceptMemory = command(
  "memory.accept",
  memoryAccess.accept,
  async (ctx, { id, version, text }: AcceptMemory & { id: string }): Promise<MemoryRow> => {
    const row = await requireMemory(ctx, { id, version });
    if (row.state !== "proposed") fail(memoryErrors, "memory.not_proposed");
    const kept = (await countMemories(ctx.db)).reduce((sum, counted) => sum + counted.kept, 0);
    if (kept >= mostMemories) fail(memoryErrors, "memory.full");
    const accepted = { text: text ?? row.text, agent_id: row.agent_id, state: "kept" } as const;
    const stored = await updateMemory(ctx.db, id, accepted, ctx.now());
    await ctx.audit({
      act: "memory.accepted",
      target: [{ type: "memory", id }],
      facts: { is_reworded: stored.text !== row.text },
    });
    await emitMemory(ctx);
    return stored;
  },
);
