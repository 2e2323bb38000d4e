import { z } from "zod";
import { Mention } from "#features/mentions/contract/index.ts";
import { RunError } from "#features/runs/contract/index.ts";
import { SendMessage } from "./message.ts";
import { ShownPerson } from "./person.ts";

/** How many messages of one person can wait in a conversation. */
export const queueLimit = 10;
/** How many waiting messages of all people are listed at most. */
export const mostListedQueued = 200;

/** A question that was written during an answer. It becomes a message with the same id. */
export const QueuedMessage = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid(),
    /** Null: the reader. */
    author: ShownPerson.nullable(),
    text: z.string(),
    mentions: z.array(Mention),
    modelId: z.string().nullable(),
    /**
     * `queued`: sent when the answer ends. `steering`: the running answer reads it before its next step. `held`: waits
     * for its person, after Stop or a failure.
     */
    state: z.enum(["queued", "steering", "held"]),
    /** Why it could not be sent. */
    error: RunError.nullable(),
    createdAt: z.iso.datetime(),
    /** Its author changes it and sends it before others. The conversation's owner removes any. */
    abilities: z.object({ change: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: "QueuedMessage" });
export type QueuedMessage = z.infer<typeof QueuedMessage>;

const kept = { id: true, text: true, mentions: true, modelId: true, timeZone: true } as const;

export const QueueMessage = SendMessage.pick(kept).extend({
  /** The running answer reads it before its next step, instead of waiting for the answer's end. */
  steers: z.boolean().default(false),
});
export type QueueMessage = z.infer<typeof QueueMessage>;

export const EditQueuedMessage = SendMessage.pick({ text: true, mentions: true });
