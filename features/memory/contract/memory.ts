import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { mostMemoryCharacters } from "./memory-limits.ts";
import { memoryStatuses } from "./memory-status.ts";
import { oneLine } from "./one-line.ts";

export const MemoryState = z.enum(statusesOf(memoryStatuses));
export type MemoryState = z.infer<typeof MemoryState>;

/** Who had the idea: the person in a conversation, the assistant, or the person in the settings. */
export const MemorySource = z.enum(["asked", "proposed", "typed"]);
export type MemorySource = z.infer<typeof MemorySource>;

/** One fact, in one line. What cannot be seen is removed, so that a person keeps exactly what they read. */
export const MemoryText = z
  .string()
  .max(10_000)
  .overwrite(oneLine)
  .min(1, "Write what is to be remembered.")
  .max(mostMemoryCharacters, `A memory holds at most ${mostMemoryCharacters} characters.`);

/** One thing that the assistant remembers of a person, or proposes to. Nobody else can read it. */
export const Memory = z
  .object({
    id: z.uuid(),
    text: z.string(),
    state: MemoryState,
    source: MemorySource,
    /** For which agent alone. Null: for all conversations. Its name is null when the agent is gone. */
    agent: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
    /** The conversation that it comes from, while the person can read that. */
    origin: z
      .object({ conversationId: z.uuid(), messageId: z.uuid().nullable(), title: z.string() })
      .nullable(),
    /** Goes up with every change. */
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    /** When it was last given to a model. */
    usedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Memory" });
export type Memory = z.infer<typeof Memory>;

const agentId = z.uuid().nullable();

export const KeepMemory = z.object({
  text: MemoryText,
  /** For this agent alone. Null or absent: for all conversations. */
  agentId: agentId.optional(),
});
export type KeepMemory = z.infer<typeof KeepMemory>;

export const AcceptMemory = z.object({
  /** The version that was read. With another one nothing is accepted. */
  version: z.number().int(),
  /** Other words than the proposed ones. */
  text: MemoryText.optional(),
});
export type AcceptMemory = z.infer<typeof AcceptMemory>;

export const ChangeMemory = AcceptMemory.extend({
  agentId: agentId.optional(),
  state: MemoryState.extract(["kept", "off"]).optional(),
});
export type ChangeMemory = z.infer<typeof ChangeMemory>;
