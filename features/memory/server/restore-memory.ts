import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { memoryErrors, mostMemories } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { memoryAccess } from "./memory.access.ts";
import { findMemory, insertMemory, lockMemories, type NewMemory } from "./memory.repository.ts";

/** Takes back that a memory was erased. It loses the link to where it came from. Idempotent. Throws `memory.full`. */
export const restoreMemory = command(
  "memory.restore",
  memoryAccess.restore,
  async (ctx, memory: Omit<NewMemory, "conversation_id" | "message_id">): Promise<void> => {
    await lockMemories(ctx.db);
    if (await findMemory(ctx.db, memory.id)) return;
    const row = await insertMemory(
      ctx.db,
      { ...memory, conversation_id: null, message_id: null },
      { most: mostMemories, at: ctx.now() },
    );
    if (!row) fail(memoryErrors, "memory.full");
    await ctx.audit({ act: "memory.restored", target: [{ type: "memory", id: memory.id }] });
    await emitMemory(ctx);
  },
);
