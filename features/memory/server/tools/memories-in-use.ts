import type { ToolContext } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { mostMemories } from "../../contract/index.ts";
import { countProposals, listMemories } from "../list-memories.repository.ts";
import type { MemoryRow } from "../memory.repository.ts";
import { findPlaceOfRun } from "../runs/place-of-run.repository.ts";
import { requireMemoryInUse } from "./require-memory-in-use.ts";

/**
 * What a run may know of that which is remembered of its person: all but what is kept for another agent. Throws a ToolError
 * where memory is not used.
 */
export async function memoriesInUse(context: ToolContext): Promise<MemoryRow[]> {
  await requireMemoryInUse(context);
  return query(context.ctx, async ({ db }) => {
    const { agentId: usedBy } = await findPlaceOfRun(db, context.runId);
    return listMemories(db, { view: "kept", usedBy, limit: mostMemories });
  });
}

/** How many proposals wait for the person whose memories these are. */
export async function countProposalsInUse({ ctx, runId }: ToolContext): Promise<number> {
  return query(ctx, async ({ db }) => {
    const { agentId: usedBy } = await findPlaceOfRun(db, runId);
    return countProposals(db, usedBy);
  });
}
