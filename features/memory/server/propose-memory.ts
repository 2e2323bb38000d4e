import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import { type MemorySource, memoryErrors, mostProposals } from "../contract/index.ts";
import { emitMemory } from "./emit-memory.ts";
import { memoryAccess } from "./memory.access.ts";
import {
  deleteMemories,
  findMemory,
  findSameMemory,
  insertMemory,
  lockMemories,
  type MemoryRow,
} from "./memory.repository.ts";

export interface Proposed {
  /** The tool call's. */
  id: string;
  text: string;
  agentId: string | null;
  /** `asked`: the person's own message asks for it, and yet others may have written what the call says. */
  source: Extract<MemorySource, "asked" | "proposed">;
  origin: { conversationId: string; messageId: string | null } | undefined;
  /** After it aborts, nothing is stored any more. */
  signal: AbortSignal;
}

/**
 * Stores what the person has not asked for with certainty, which does nothing until the person accepts it. What is kept or proposed in the same
 * words stays as it is, but for an idea that the person now asks for. Idempotent by its id. Throws `memory.too_many_proposals`.
 */
export const proposeMemory = command(
  "memory.propose",
  memoryAccess.propose,
  async (ctx, { id, text, agentId, source, origin, signal }: Proposed): Promise<MemoryRow> => {
    await lockMemories(ctx.db);
    const known = (await findMemory(ctx.db, id)) ?? (await findSameMemory(ctx.db, { text, agentId }));
    const isIdeaNowAsked =
      known?.state === "proposed" && known.source === "proposed" && source === "asked" && known.id !== id;
    if (known && !isIdeaNowAsked) return known;
    signal.throwIfAborted();
    if (known) await deleteMemories(ctx.db, known.id);
    const place = { conversation_id: origin?.conversationId ?? null, message_id: origin?.messageId ?? null };
    const row = await insertMemory(
      ctx.db,
      { ...{ id, text, agent_id: agentId, state: "proposed", source }, ...place },
      { most: mostProposals, at: ctx.now() },
    );
    if (!row) return fail(memoryErrors, "memory.too_many_proposals");
    await ctx.audit({
      act: "memory.proposed",
      target: [{ type: "memory", id }],
      facts: { is_for_agent: agentId !== null },
      ...(origin ? { conversationId: origin.conversationId } : {}),
    });
    await emitMemory(ctx);
    return row;
  },
);
