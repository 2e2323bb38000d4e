import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memoryErrors } from "../contract/index.ts";
import { findMemory, lockMemories, type MemoryRow } from "./memory.repository.ts";

/**
 * The caller's memory in this version, while nobody else writes theirs. Throws `memory.not_found` and
 * `memory.changed_meanwhile`.
 */
export async function requireMemory(
  ctx: Ctx,
  { id, version }: { id: string; version?: number },
): Promise<MemoryRow> {
  await lockMemories(ctx.db);
  const row = (await findMemory(ctx.db, id)) ?? fail(memoryErrors, "memory.not_found");
  if (version !== undefined && row.version !== version) fail(memoryErrors, "memory.changed_meanwhile");
  return row;
}
