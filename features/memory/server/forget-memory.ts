import { command } from "#platform/server/command.ts";
import { emitMemory } from "./emit-memory.ts";
import { memoryAccess } from "./memory.access.ts";
import { deleteMemories, type MemoryRow } from "./memory.repository.ts";
import { requireMemory } from "./require-memory.ts";

/** Erases a memory, or declines a proposal. Returns what it was. Throws `memory.not_found`. */
export const forgetMemory = command(
  "memory.forget",
  memoryAccess.forget,
  async (ctx, { id }: { id: string }): Promise<MemoryRow> => {
    const row = await requireMemory(ctx, { id });
    await deleteMemories(ctx.db, id);
    await ctx.audit({
      act: row.state === "proposed" ? "memory.declined" : "memory.forgotten",
      target: [{ type: "memory", id }],
    });
    await emitMemory(ctx);
    return row;
  },
);
