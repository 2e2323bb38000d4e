import { acceptMemory } from "#features/memory/server/accept-memory.ts";
import { storeChange } from "#features/memory/server/change-memory.ts";
import { chooseMemory } from "#features/memory/server/choose-memory.ts";
import { forgetAllMemories } from "#features/memory/server/forget-all-memories.ts";
import { forgetMemory } from "#features/memory/server/forget-memory.ts";
import { keepMemory } from "#features/memory/server/keep-memory.ts";
import { proposeMemory } from "#features/memory/server/propose-memory.ts";
import { restoreMemory } from "#features/memory/server/restore-memory.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function kept({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const id = newId();
  await keepMemory(ctx, { id, text: "I prefer short answers", agentId: null, source: "typed" });
  return { ctx, id };
}

async function proposed({ newPerson, as }: CommandWorld) {
  const { ctx, actor } = await newPerson();
  const id = newId();
  const atWork = as({ type: "agent", runId: newId(), person: actor });
  const idea = { id, text: "Lives in Graz", agentId: null, source: "proposed", origin: undefined } as const;
  await proposeMemory(atWork, { ...idea, signal: new AbortController().signal });
  return { ctx, id };
}

/** Commands on memories. */
export const memoryFixtures: Record<string, CommandFixture> = {
  "memory.keep": { act: "memory.kept", perform: kept },
  "memory.propose": { act: "memory.proposed", perform: proposed },
  "memory.accept": {
    act: "memory.accepted",
    async perform(world) {
      const { ctx, id } = await proposed(world);
      await acceptMemory(ctx, { id, version: 1 });
    },
  },
  "memory.change": {
    act: "memory.changed",
    async perform(world) {
      const { ctx, id } = await kept(world);
      await storeChange(ctx, { id, version: 1, state: "off" });
    },
  },
  "memory.forget": {
    act: "memory.forgotten",
    async perform(world) {
      const { ctx, id } = await kept(world);
      await forgetMemory(ctx, { id });
    },
  },
  "memory.forget_all": {
    act: "memory.all_forgotten",
    async perform(world) {
      const { ctx } = await kept(world);
      await forgetAllMemories(ctx, undefined);
    },
  },
  "memory.restore": {
    act: "memory.restored",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      const memory = {
        text: "I prefer short answers",
        agent_id: null,
        state: "kept",
        source: "asked",
        conversation_id: null,
        message_id: null,
      } as const;
      await restoreMemory(ctx, { ...memory, id: newId() });
    },
  },
  "memory.choose": {
    act: "memory.choice_made",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      await chooseMemory(ctx, { conversationId: null, choice: "off" });
    },
  },
};
