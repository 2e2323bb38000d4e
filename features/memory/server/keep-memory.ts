import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type MemorySource, memoryErrors, mostMemories } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { memoryAccess } from "./memory.access.ts";
import {
  deleteMemories,
  findMemory,
  findSameMemory,
  insertMemory,
  lockMemories,
  type MemoryRow,
  updateMemory,
} from "./memory.repository.ts";

export interface NewlyKept {
  /** The tool call's, so that a second attempt finds the first memory, or a new one. */
  id: string;
  text: string;
  agentId: string | null;
  source: Extract<MemorySource, "asked" | "typed">;
  /** The message that asked for it. */
  origin?: { conversationId: string; messageId: string | null } | undefined;
  /** After it aborts, nothing is stored any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Keeps what the person asked for. The same words are kept once: what is off is switched on again, and a proposal of
 * them gives way. `isNew`: nothing was kept before. Throws `memory.full`.
 */
export const keepMemory = command(
  "memory.keep",
  memoryAccess.keep,
  async (ctx, { id, text, agentId, source, origin, signal }: NewlyKept): Promise<KeptMemory> => {
    await lockMemories(ctx.db);
    const known = await findMemory(ctx.db, id);
    if (known) return { memory: known, isNew: true };
    const same = await findSameMemory(ctx.db, { text, agentId });
    if (same?.state === "kept") return { memory: same, isNew: false };
    signal?.throwIfAborted();
    const place = { conversation_id: origin?.conversationId ?? null, message_id: origin?.messageId ?? null };
    const at = ctx.now();
    // Where it comes from is now what the person said, and no idea of the assistant.
    if (same?.state === "proposed") await deleteMemories(ctx.db, same.id);
    const memory =
      same?.state === "off"
        ? await updateMemory(ctx.db, same.id, { ...same, state: "kept" }, at)
        : await insertMemory(
            ctx.db,
            { ...{ id, text, agent_id: agentId, state: "kept", source }, ...place },
            { most: mostMemories, at },
          );
    if (!memory) return fail(memoryErrors, "memory.full");
    await ctx.audit({
      act: "memory.kept",
      target: [{ type: "memory", id: memory.id }],
      facts: { source, is_for_agent: agentId !== null },
      ...(origin ? { conversationId: origin.conversationId } : {}),
    });
    await emitMemory(ctx);
    return { memory, isNew: same?.state !== "off" };
  },
);

export interface KeptMemory {
  memory: MemoryRow;
  isNew: boolean;
}
