import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { MessageRecord } from "../exports/conversation-export.ts";

export const ImportOrigin = z.enum(["chatgpt", "claude", "adjutant"]);
export type ImportOrigin = z.infer<typeof ImportOrigin>;

/** Maximum characters of one imported message. */
export const importedTextLimit = 100_000;
/** The most messages of one request. */
export const mostBatchMessages = 400;

const externalId = z.string().min(1).max(200);

export const ImportedMessage = z
  .object({
    externalId,
    /** Null: the first message. A parent is in the same or an earlier request. */
    parentExternalId: externalId.nullable(),
    role: z.enum(["user", "assistant"]),
    text: z.string().overwrite(cleanText).max(importedTextLimit),
    createdAt: z.iso.datetime(),
    /** The other of two answers, while nobody has chosen between them. */
    besideExternalId: externalId.nullable().optional(),
    /** Of our own export. Its parts then say the text. */
    record: MessageRecord.optional(),
  })
  .refine(({ text, record }) => record !== undefined || text !== "", "A message says something.");
export type ImportedMessage = z.infer<typeof ImportedMessage>;

export const ImportedConversation = z.object({
  externalId,
  title: z.string().overwrite(cleanText).trim().min(1).max(200),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The last message of the shown branch, once it is there. */
  leafExternalId: externalId.nullable(),
  messages: z.array(ImportedMessage).max(mostBatchMessages),
});
export type ImportedConversation = z.infer<typeof ImportedConversation>;

export const ImportBatch = z
  .object({
    origin: ImportOrigin,
    conversations: z
      .array(ImportedConversation)
      .min(1)
      .max(50)
      .refine(
        (all) => all.reduce((sum, { messages }) => sum + messages.length, 0) <= mostBatchMessages,
        `A request has at most ${mostBatchMessages} messages.`,
      ),
  })
  .refine(
    ({ origin, conversations }) => origin === "adjutant" || !conversations.some(hasRecord),
    "Only our own export has records of messages.",
  );
export type ImportBatch = z.infer<typeof ImportBatch>;

function hasRecord({ messages }: ImportedConversation): boolean {
  return messages.some(({ record }) => record !== undefined);
}

/** What a request has added. What was there before is not counted. */
export const ImportOutcome = z.object({
  conversationsAdded: z.number().int(),
  messagesAdded: z.number().int(),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;
