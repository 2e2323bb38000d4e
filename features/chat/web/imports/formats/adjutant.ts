import {
  bodyOf,
  type ConversationExport,
  importedTextLimit,
  type MessageRecord,
} from "../../../contract/index.ts";
import { type FoundMessage, titleOf } from "./found-conversation.ts";

type ExportedMessage = ConversationExport["messages"][number];

/** A request holds a megabyte. */
const mostRecordBytes = 900_000;

/** Reads our own export: each message with its versions, and all that is known of it. */
export function readAdjutant({ conversation, messages }: ConversationExport) {
  const known = new Set(messages.map(({ id }) => id));
  const seen = (id: string | null) => (id !== null && known.has(id) ? id : null);
  return {
    externalId: conversation.id,
    title: titleOf(conversation.title),
    createdAt: conversation.createdAt,
    updatedAt: conversation.updatedAt,
    leafExternalId: seen(conversation.leafMessageId),
    messages: messages.map(
      (message): FoundMessage => ({
        externalId: message.id,
        parentExternalId: seen(message.parentId),
        besideExternalId: seen(message.besideId),
        role: message.role,
        // The record has it.
        text: "",
        createdAt: message.createdAt,
        ...recordOf(message),
      }),
    ),
  };
}

/** Without what tools were given and returned, when a request cannot hold it; with a part of the text alone, then. */
function recordOf(message: ExportedMessage): { record: MessageRecord; isCut?: true } {
  const { id: _id, parentId: _parent, besideId: _beside, role: _role, createdAt: _at, ...rest } = message;
  const { integrity: _integrity, author: _author, ...record } = rest;
  if (isSmall(record)) return { record };
  const light = { ...record, toolCalls: [] };
  if (isSmall(light)) return { record: light, isCut: true };
  const text = bodyOf(record.parts).slice(0, importedTextLimit).toWellFormed();
  return { record: { ...light, parts: [{ type: "text", text }], continuedParts: 0 }, isCut: true };
}

function isSmall(record: MessageRecord): boolean {
  return new TextEncoder().encode(JSON.stringify(record)).length <= mostRecordBytes;
}
