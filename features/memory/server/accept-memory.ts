import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type AcceptMemory, memoryErrors, mostMemories } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { countMemories } from "./list-memories.repository.ts";
import { memoryAccess } from "./memory.access.ts";
import { deleteMemories, findSameMemory, type MemoryRow, updateMemory } from "./memory.repository.ts";
import { requireMemory } from "./require-memory.ts";

/**
 * Keeps what the assistant proposed, in the words that the person read or in their own. Where the same words are kept
 * already, that memory is switched on and returned, and the proposal goes. Throws `memory.not_found`,
 * `memory.changed_meanwhile`, `memory.not_proposed` and `memory.full`.
 */
export const acceptMemory = command(
  "memory.accept",
  memoryAccess.accept,
  async (ctx, { id, version, text }: AcceptMemory & { id: string }): Promise<MemoryRow> => {
    const row = await requireMemory(ctx, { id, version });
    if (row.state !== "proposed") fail(memoryErrors, "memory.not_proposed");
    const accepted = { text: text ?? row.text, agent_id: row.agent_id, state: "kept" } as const;
    const same = await findSameMemory(ctx.db, { text: accepted.text, agentId: row.agent_id, not: id });
    if (same) await deleteMemories(ctx.db, id);
    if (same?.state !== "kept" && same?.state !== "off") await requireRoom(ctx);
    const stored = await updateMemory(ctx.db, same?.id ?? id, accepted, ctx.now());
    await ctx.audit({
      act: "memory.accepted",
      target: [{ type: "memory", id }, ...(same ? [{ type: "memory", id: same.id }] : [])],
      facts: { is_reworded: stored.text !== row.text },
    });
    await emitMemory(ctx);
    return stored;
  },
);

/** Throws `memory.full` unless the caller may keep one more. Call it while their memories are locked. */
async function requireRoom({ db }: Ctx): Promise<void> {
  const kept = (await countMemories(db)).reduce((sum, counted) => sum + counted.kept, 0);
  if (kept >= mostMemories) fail(memoryErrors, "memory.full");
}
