import { z } from "zod";
import { GivenFile } from "#features/files/contract/index.ts";
import { ModelBadge, RunError, Usage } from "#features/runs/contract/index.ts";
import { ToolCall } from "#features/tools/contract/index.ts";
import { Integrity } from "#platform/contract/label.ts";
import { FilePart, MessageStatus, Part } from "../message.ts";

const mostDepth = 100;

/** Any JSON that can be walked without running out of stack. */
const ShallowJson = z.unknown().refine(isShallow, "This is nested too deeply.");

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) return false;
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  return true;
}

export const exportFormat = "adjutant.conversation";

/** Rises when a reader of the earlier version would misread a file. */
export const exportVersion = 1;

/** The most messages of one file. A file that has fewer than its conversation says so. */
export const mostExportedMessages = 200_000;

/** What a tool was given and what it returned. */
const ExportedToolCall = ToolCall.omit({
  ...{ runId: true, stepId: true, conversationId: true, abilities: true },
}).extend({
  // Exports older than approvals have none of these.
  approvedInput: ShallowJson.default(null),
  decision: ToolCall.shape.decision.default(null),
  undone: ToolCall.shape.undone.default(null),
  isWithheld: z.boolean().default(false),
  input: ShallowJson,
  data: ShallowJson,
  /** Who could have written the result. Null without one. */
  resultIntegrity: Integrity.nullable(),
});
export type ExportedToolCall = z.infer<typeof ExportedToolCall>;

/** A file under the message, without its content. */
const ExportedFile = FilePart.omit({ type: true }).extend({
  /** SHA-256 of the content, as hex. Null when the file is gone. */
  contentHash: z.string().nullable(),
});
export type ExportedFile = z.infer<typeof ExportedFile>;

const ExportedMessage = z.object({
  id: z.uuid(),
  /**
   * The message before it. Several messages with one parent are versions of each other. Null: the first, or one whose
   * parent is missing.
   */
  parentId: z.uuid().nullable(),
  role: z.enum(["user", "assistant"]),
  /** Who wrote it, where several people did. Null for answers, and for people who are gone. */
  author: z.string().nullable().default(null),
  status: MessageStatus,
  createdAt: z.iso.datetime(),
  /** Text, reasoning, files, and tool calls with their sources. `toolCalls` has their input and results. */
  parts: z.array(Part),
  model: ModelBadge.nullable(),
  usage: Usage.nullable(),
  durationMs: z.number().int().nullable(),
  /** Who could have written it. */
  integrity: Integrity,
  /** The other of two answers, while nobody has chosen between them. */
  besideId: z.uuid().nullable().default(null),
  error: RunError.nullable().default(null),
  heardCharacters: z.number().int().nullable().default(null),
  recordingSeconds: z.number().nullable().default(null),
  /** How many of the first parts are of the version that this one continues. */
  continuedParts: z.number().int().min(0).default(0),
  /** What the model was given of each file, for an answer. */
  givenFiles: z.array(GivenFile).nullable().default(null),
  toolCalls: z.array(ExportedToolCall).default([]),
  files: z.array(ExportedFile).default([]),
});
export type ExportedMessage = z.infer<typeof ExportedMessage>;

/** One conversation with all its versions, as a file. */
export const ConversationExport = z
  .object({
    format: z.literal(exportFormat),
    version: z.literal(exportVersion),
    exportedAt: z.iso.datetime(),
    conversation: z.object({
      id: z.uuid(),
      title: z.string().min(1).max(200),
      createdAt: z.iso.datetime(),
      updatedAt: z.iso.datetime(),
      /** The last message of the shown branch. */
      leafMessageId: z.uuid().nullable(),
    }),
    /** How many messages this file leaves out, because the conversation has more than fit. */
    leftOut: z.number().int().default(0),
    /** Whether people commented on messages. No export has their comments. */
    leavesOutComments: z.boolean().default(false),
    /** A parent comes before its children. */
    messages: z.array(ExportedMessage),
  })
  .meta({ id: "ConversationExport" });
export type ConversationExport = z.infer<typeof ConversationExport>;

/** What our own export says of a message beyond its text. */
export const MessageRecord = ExportedMessage.pick({
  status: true,
  parts: true,
  model: true,
  usage: true,
  durationMs: true,
  error: true,
  heardCharacters: true,
  recordingSeconds: true,
  continuedParts: true,
  givenFiles: true,
  toolCalls: true,
  files: true,
});
export type MessageRecord = z.infer<typeof MessageRecord>;
