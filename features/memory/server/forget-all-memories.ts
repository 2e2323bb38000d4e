import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { emitMemory } from "./emit-memory.ts";
import { deleteForgotten } from "./forgotten.repository.ts";
import { memoryAccess } from "./memory.access.ts";
import { deleteMemories, lockMemories } from "./memory.repository.ts";

/** Erases all that is remembered of the caller in this workspace, and all proposals. */
export const forgetAllMemories = command(
  "memory.forget_all",
  memoryAccess.forget_all,
  async (ctx): Promise<void> => {
    await lockMemories(ctx.db);
    await deleteForgotten(ctx.db);
    const erased = await deleteMemories(ctx.db);
    if (erased.length === 0) return;
    await ctx.audit({
      act: "memory.all_forgotten",
      target: [
        { type: "user", id: userOf(ctx).userId },
        ...erased.slice(0, 20).map(({ id }) => ({ type: "memory", id })),
      ],
      facts: { count: erased.length },
    });
    await emitMemory(ctx);
  },
);
