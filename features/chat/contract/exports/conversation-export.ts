import { z } from "zod";
import { ModelBadge, Usage } from "#features/agents/contract/index.ts";
import { Integrity } from "#platform/contract/label.ts";
import { MessageStatus, Part } from "../message.ts";

export const exportFormat = "adjutant.conversation";

/** Rises when a reader of the earlier version would misread a file. */
export const exportVersion = 1;

/** The most messages of one file. */
export const mostExportedMessages = 10_000;

const ExportedMessage = z.object({
  id: z.uuid(),
  /** The message before it. Several messages with one parent are versions of each other. Null: the first. */
  parentId: z.uuid().nullable(),
  role: z.enum(["user", "assistant"]),
  status: MessageStatus,
  createdAt: z.iso.datetime(),
  /** Text, reasoning, and tool calls with their sources. Never the input and results of tools. */
  parts: z.array(Part),
  model: ModelBadge.nullable(),
  usage: Usage.nullable(),
  durationMs: z.number().int().nullable(),
  /** Who could have written it. */
  integrity: Integrity,
});

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
    /** In the order in which they were written, so a parent comes before its children. */
    messages: z.array(ExportedMessage).max(mostExportedMessages),
  })
  .meta({ id: "ConversationExport" });
export type ConversationExport = z.infer<typeof ConversationExport>;
