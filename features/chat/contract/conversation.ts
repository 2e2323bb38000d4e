import { z } from "zod";
import { MemoryChoice } from "#features/memory/contract/index.ts";
import { ActiveRun, AgentValues } from "#features/runs/contract/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { ImportOrigin } from "./imports/import-batch.ts";
import { ShownPerson } from "./person.ts";

export const Conversation = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** Whose it is. Null: the reader's. */
    owner: ShownPerson.nullable(),
    /** Whether somebody beside its owner may read it. */
    isShared: z.boolean(),
    /** Whether comments stand beside it, also of a time when others read it. False in lists. */
    hasComments: z.boolean(),
    /**
     * How many messages of others, and answers, the reader has not seen yet, up to `mostUnread`. Counted in lists alone.
     */
    unread: z.number().int(),
    /** The run that is answering, if any: queued, running, or waiting. */
    activeRun: ActiveRun.nullable(),
    /** The product that it was imported from. Its imported messages are text from outside. */
    importedFrom: ImportOrigin.nullable(),
    /** The model that was last chosen here. Null: the default. */
    modelId: z.string().nullable(),
    /**
     * The agent that answers here. Its name is null when it does not exist for the reader, and `isUsable` tells
     * whether they may ask it now. To go on without it, send the next message with `agentId` null.
     */
    agent: z.object({ id: z.uuid(), name: z.string().nullable(), isUsable: z.boolean() }).nullable(),
    /** The values that the reader gave the variables of this agent here. */
    agentValues: AgentValues.optional(),
    /** Where the reader wants their memory used here. `default` in lists. */
    memory: MemoryChoice,
    /** A test of the agent's draft. It is in no list, search or export. */
    isTest: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    abilities: z.object({
      rename: z.boolean(),
      delete: z.boolean(),
      send: z.boolean(),
      show: z.boolean(),
      comment: z.boolean(),
      /** Make public links. */
      publish: z.boolean(),
      /** Give it to somebody else. */
      hand_over: z.boolean(),
    }),
  })
  .meta({ id: "Conversation" });
export type Conversation = z.infer<typeof Conversation>;

/** Unread messages are counted up to here. */
export const mostUnread = 10;

export const RenameConversation = z.object({
  title: z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, "Give it a title.")
    .max(200, "A title holds at most 200 characters."),
});

/** How long a deleted conversation can be restored. */
export const undoMinutes = 15;
