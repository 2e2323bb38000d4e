import { command } from "#platform/server/command.ts";
import { emitMemory } from "./emit-memory.ts";
import { noteForgotten } from "./forgotten.repository.ts";
import { memoryAccess } from "./memory.access.ts";
import { deleteMemories, type MemoryRow } from "./memory.repository.ts";
import { requireMemory } from "./require-memory.ts";

/**
 * Erases a memory, or declines a proposal. Returns what it was. `callId`: the tool call that erases it, whose Undo brings
 * it back. Throws `memory.not_found`.
 */
export const forgetMemory = command(
  "memory.forget",
  memoryAccess.forget,
  async (ctx, { id, callId }: { id: string; callId?: string }): Promise<MemoryRow> => {
    const row = await requireMemory(ctx, { id });
    await deleteMemories(ctx.db, id);
    if (callId) await noteForgotten(ctx.db, callId, row, ctx.now());
    await ctx.audit({
      act: row.state === "proposed" ? "memory.declined" : "memory.forgotten",
      target: [{ type: "memory", id }],
    });
    await emitMemory(ctx);
    return row;
  },
);
