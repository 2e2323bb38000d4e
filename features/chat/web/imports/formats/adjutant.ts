import { bodyOf, type ConversationExport } from "../../../contract/index.ts";
import { titleOf } from "./found-conversation.ts";

/** Reads our own export: the text of each message, with its versions. */
export function readAdjutant({ conversation, messages }: ConversationExport) {
  const said = new Map(messages.map((message) => [message.id, message]));
  /** The nearest ancestor that says something. */
  const nearest = (id: string | null): string | null => {
    let at = id;
    for (let steps = 0; at !== null && steps <= messages.length; steps += 1) {
      const message = said.get(at);
      if (!message) return null;
      if (bodyOf(message.parts).trim() !== "") return at;
      at = message.parentId;
    }
    return null;
  };
  return {
    externalId: conversation.id,
    title: titleOf(conversation.title),
    createdAt: conversation.createdAt,
    updatedAt: conversation.updatedAt,
    leafExternalId: nearest(conversation.leafMessageId),
    messages: messages.flatMap(({ id, parentId, role, parts, createdAt }) => {
      const text = bodyOf(parts).trim();
      return text === ""
        ? []
        : [{ externalId: id, parentExternalId: nearest(parentId), role, text, createdAt }];
    }),
  };
}
