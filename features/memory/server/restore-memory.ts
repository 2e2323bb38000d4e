import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { memoryErrors, mostMemories } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { deleteForgotten } from "./forgotten.repository.ts";
import { memoryAccess } from "./memory.access.ts";
import {
  findMemory,
  findSameMemory,
  insertMemory,
  lockMemories,
  type NewMemory,
} from "./memory.repository.ts";

/**
 * Takes back that a memory was erased, with the way to where it came from. Nothing is restored that is kept again. Throws
 * `memory.full`.
 */
export const restoreMemory = command(
  "memory.restore",
  memoryAccess.restore,
  async (ctx, memory: NewMemory): Promise<void> => {
    await lockMemories(ctx.db);
    if (await findMemory(ctx.db, memory.id)) return;
    const same = await findSameMemory(ctx.db, { text: memory.text, agentId: memory.agent_id });
    if (same && same.state !== "proposed") return;
    const row = await insertMemory(ctx.db, memory, { most: mostMemories, at: ctx.now() });
    if (!row) fail(memoryErrors, "memory.full");
    await deleteForgotten(ctx.db, memory.id);
    await ctx.audit({ act: "memory.restored", target: [{ type: "memory", id: memory.id }] });
    await emitMemory(ctx);
  },
);
