import { z } from "zod";
import { FileKind, GivenFile, mostFilesPerMessage } from "#features/files/contract/index.ts";
import { Mention, Mentions } from "#features/mentions/contract/index.ts";
import { AgentValues, InterruptCause, ModelBadge, RunError, Usage } from "#features/runs/contract/index.ts";
import { ToolSource as Source, ToolCallStatus, ToolEffect } from "#features/tools/contract/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { Integrity } from "#platform/contract/label.ts";
import { ShownPerson } from "./person.ts";

/** Maximum characters of one message. */
export const messageLimit = 32_000;

const AnswerPart = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    text: z.string(),
    /** True for the text of a step that was cut off or rejected, and then started again. */
    isInterrupted: z.boolean().optional(),
    /** Why, if no restart of the server did it. */
    cause: InterruptCause.optional(),
  }),
  z.object({ type: z.literal("reasoning"), text: z.string() }),
  z.object({
    type: z.literal("tool-call"),
    toolCallId: z.string(),
    toolName: z.string(),
    title: z.string(),
    line: z.string(),
    status: ToolCallStatus,
    summary: z.string(),
    sources: z.array(Source),
    durationMs: z.number().int().nullable(),
    /** What it changed. Absent for a call that only read. */
    effect: ToolEffect.exclude(["read"]).optional(),
  }),
]);

/** A file under a question. */
export const FilePart = z.object({
  type: z.literal("file"),
  fileId: z.uuid(),
  name: z.string(),
  kind: FileKind,
  sizeBytes: z.number().int(),
  pageCount: z.number().int().nullable(),
});
export type FilePart = z.infer<typeof FilePart>;

/** What a question was asked about by something other than a person, such as the body of a webhook. */
export const MaterialPart = z.object({
  type: z.literal("material"),
  title: z.string(),
  text: z.string(),
  /** Who could have written it. The model is told when somebody outside could. */
  integrity: Integrity,
  /** Who may read it, as in a label. Absent: whoever may read the message. */
  readers: z.array(z.string()).optional(),
});
export type MaterialPart = z.infer<typeof MaterialPart>;

export const Part = z.discriminatedUnion("type", [...AnswerPart.options, FilePart, MaterialPart]);
export type Part = z.infer<typeof Part>;

export const MessageStatus = z.enum(["streaming", "complete", "failed", "cancelled"]);

/** One version of a question or an answer. */
const Version = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  parentId: z.uuid().nullable(),
  role: z.enum(["user", "assistant"]),
  /** Who wrote the question, or for whom and with whose rights the answer was written. Null: the reader. */
  author: ShownPerson.nullable(),
  status: MessageStatus,
  /** While `status` is streaming, read the run's stream instead. */
  parts: z.array(Part),
  /** Whom the text means by an @ and their name. */
  mentions: z.array(Mention),
  /**
   * All versions of this message, oldest first, including itself: edits of a question or retries of an
   * answer.
   */
  siblingIds: z.array(z.uuid()),
  runId: z.uuid().nullable(),
  model: ModelBadge.nullable(),
  error: RunError.nullable(),
  usage: Usage.nullable(),
  durationMs: z.number().int().nullable(),
  /**
   * Characters of the answer that were heard before the person interrupted it. Null without an
   * interruption.
   */
  heardCharacters: z.number().int().nullable(),
  /** Length of the recorded question. Null without a recording. */
  recordingSeconds: z.number().nullable(),
  /** What the model was given of each file, for an answer. Null without files. */
  givenFiles: z.array(GivenFile).nullable(),
  /**
   * How many of the first parts are of the version that this answer continues. Zero when it began anew. While
   * `status` is streaming, the run's stream follows these parts.
   */
  continuedParts: z.number().int(),
  createdAt: z.iso.datetime(),
});

export const Message = Version.extend({
  /** The answer of another model to the same question, until one of the two is kept. */
  beside: Version.nullable(),
}).meta({ id: "Message" });
export type Message = z.infer<typeof Message>;

export const NoteHeard = z.object({
  /** Counted in the answer's text, with its parts joined by empty lines. Larger values mean its end. */
  characters: z.number().int().min(0).max(10_000_000),
});

/** Who answers from now on. Absent: as before in this conversation. Null: the assistant, without an agent. */
const AskedAgent = z.uuid().nullable().optional();

export const SendMessage = z.object({
  /** Chosen by the browser, so that a retry stores the message once. */
  id: z.uuid(),
  text: z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, "Write something first.")
    .max(messageLimit, `A message holds at most ${messageLimit.toLocaleString("en")} characters.`),
  /** Whom the text means by an @ and their name. The first agent among them answers, unless one is chosen. */
  mentions: Mentions.optional(),
  /**
   * The message before this one. Absent: the last one shown. For an edit, the parent of the edited message.
   * Null: the start of the conversation.
   */
  parentId: z.uuid().nullable().optional(),
  /** Creates the conversation with the path's id if it does not exist. */
  isNewConversation: z.boolean().default(false),
  modelId: z.string().max(200).optional(),
  agentId: AskedAgent,
  /** Values of the agent's variables. They stay with the conversation, for this person and agent. */
  agentValues: AgentValues.optional(),
  /** One's own files that are ready. */
  fileIds: z
    .array(z.uuid())
    .max(mostFilesPerMessage, `A message holds at most ${mostFilesPerMessage} files.`)
    .optional(),
  /** With a new conversation: the person does not wait for the answer, and is told of its end. */
  isBackground: z.boolean().optional(),
  /** With a new conversation: it is held without memory. */
  withoutMemory: z.boolean().optional(),
  /** With a new conversation: the collections that it asks. Those that the person may not read are left out. */
  collectionIds: z.array(z.uuid()).max(20).optional(),
  /** A second model that answers the same question side by side with the first. */
  besideModelId: z.string().max(200).optional(),
  timeZone: z.string().max(60).default("UTC"),
  /** While an answer is being written: queue the message behind it instead of refusing it. */
  queuesIfBusy: z.boolean().optional(),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** How an answer is written again, or continued. */
export const AnswerAgain = z.object({
  modelId: z.string().max(200).optional(),
  agentId: AskedAgent,
  timeZone: z.string().max(60).default("UTC"),
});
