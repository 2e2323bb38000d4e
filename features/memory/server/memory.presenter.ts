import { runAgents } from "#features/runs/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Memory } from "../contract/index.ts";
import type { MemoryRow } from "./memory.repository.ts";

export async function presentMemories(ctx: Ctx, rows: readonly MemoryRow[]): Promise<Memory[]> {
  const names = await namesOfAgents(
    ctx,
    rows.map(({ agent_id }) => agent_id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, text: row.text, state: row.state, source: row.source, version: row.version },
    agent: row.agent_id === null ? null : { id: row.agent_id, name: names.get(row.agent_id) ?? null },
    origin:
      row.conversation_id !== null && row.conversation_title !== null
        ? { conversationId: row.conversation_id, messageId: row.message_id, title: row.conversation_title }
        : null,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }));
}

export async function presentMemory(ctx: Ctx, row: MemoryRow): Promise<Memory> {
  const [memory] = await presentMemories(ctx, [row]);
  if (!memory) throw new Error("The memory was not presented.");
  return memory;
}

/** The names of agents that the caller still sees. */
export async function namesOfAgents(ctx: Ctx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const known = await runAgents(ctx.services)?.describe(ctx, wanted);
  return new Map([...(known ?? [])].map(([id, { name }]) => [id, name]));
}
