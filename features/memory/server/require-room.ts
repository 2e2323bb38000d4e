import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { memoryErrors, mostMemories } from "../contract/index.ts";
import { countMemories } from "./list-memories.repository.ts";

/** Throws `memory.full` unless the caller may keep one more. Call it while their memories are locked. */
export async function requireRoom({ db }: Ctx): Promise<void> {
  const kept = (await countMemories(db)).reduce((sum, counted) => sum + counted.kept, 0);
  if (kept >= mostMemories) fail(memoryErrors, "memory.full");
}
