import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type MemoryChoice, memoryErrors } from "../contract/index.ts";
import { canRead, storeChoice } from "./choice.repository.ts";
import { emitMemory } from "./emit-memory.ts";
import { memoryAccess } from "./memory.access.ts";

/**
 * Stores where the caller's memory is used: in one conversation, or anywhere (`conversationId` null). Throws
 * `memory.no_such_conversation`.
 */
export const chooseMemory = command(
  "memory.choose",
  memoryAccess.choose,
  async (
    ctx,
    { conversationId, choice }: { conversationId: string | null; choice: MemoryChoice },
  ): Promise<void> => {
    if (conversationId && !(await canRead(ctx.db, conversationId))) {
      fail(memoryErrors, "memory.no_such_conversation");
    }
    await storeChoice(ctx.db, { conversationId, choice, at: ctx.now() });
    await ctx.audit({
      act: "memory.choice_made",
      target: [
        conversationId
          ? { type: "conversation", id: conversationId }
          : { type: "user", id: userOf(ctx).userId },
      ],
      facts: { choice },
      ...(conversationId ? { conversationId } : {}),
    });
    await emitMemory(ctx);
  },
);
