import { noMemories, type RunMemory } from "#features/runs/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { mostMemories } from "../../contract/index.ts";
import { type GivenMemory, givenInsertion, hasBegun, listGivable, listGiven } from "./given.repository.ts";
import { whyNotUsed } from "./is-memory-used.ts";
import { fitting, memoryPrompt } from "./memory-prompt.ts";

/**
 * Gives a run what its person had remembered, fixed when it begins. Where memory is not used any more when a server takes
 * the run again, it goes on without.
 */
export const memoryOfRuns: RunMemory = {
  async begin(person, run, of) {
    if (await whyNotUsed(person, run.host === "conversation" ? run.host_id : null)) return noMemories;
    const before = await givenBefore(person, run, of);
    const memories = before ?? (await givenNow(person, of));
    if (memories.length === 0) return noMemories;
    let isKept = before !== undefined;
    const kept = () => {
      isKept = true;
    };
    return {
      text: memoryPrompt(memories),
      label: labelOfPerson(run.user_id),
      toKeep: () => (isKept ? [] : [{ ...givenInsertion(run, memories), kept }]),
    };
  },
  forReceipt: async ({ db }, run) => (await listGiven(db, run.id)).map(({ id, text }) => ({ id, text })),
};

type Run = Parameters<RunMemory["begin"]>[1];
type Of = Parameters<RunMemory["begin"]>[2];

/** What a run was given that goes on. Undefined: it begins now. */
async function givenBefore(
  person: Ctx,
  run: Run,
  { agentId, isTakenOver }: Of,
): Promise<GivenMemory[] | undefined> {
  if (!isTakenOver && run.attempt === 1) return undefined;
  return query(person, async ({ db }) => {
    if (!isTakenOver && !(await hasBegun(db, run.id))) return undefined;
    const given = await listGiven(db, run.id);
    // What is kept for one agent is never given to another, which goes on with the run.
    return given.filter((one) => one.agentId === null || one.agentId === agentId);
  });
}

async function givenNow(person: Ctx, { agentId }: Of): Promise<GivenMemory[]> {
  return fitting(await query(person, ({ db }) => listGivable(db, agentId, mostMemories)));
}
