import { type ImportedConversation, type ImportedMessage, mostBatchMessages } from "../../contract/index.ts";

const mostConversations = 50;
/** A request holds a megabyte, and a character takes up to three bytes. */
const mostCharacters = 250_000;

/** Divides conversations into requests. A long one continues in the next, with its parents before their children. */
export function* batchConversations(conversations: Iterable<ImportedConversation>) {
  let batch: ImportedConversation[] = [];
  let messages = 0;
  let characters = 0;
  for (const conversation of conversations) {
    const rest = conversation.messages;
    let at = 0;
    do {
      const part: ImportedConversation = { ...conversation, messages: [] };
      while (
        rest[at] &&
        messages < mostBatchMessages &&
        (characters === 0 || characters + sizeOf(rest[at]) <= mostCharacters)
      ) {
        const message = rest[at];
        if (!message) break;
        at += 1;
        part.messages.push(message);
        messages += 1;
        characters += sizeOf(message);
      }
      if (part.messages.length > 0) batch.push(part);
      if (at < rest.length || batch.length === mostConversations) {
        if (batch.length > 0) yield batch;
        [batch, messages, characters] = [[], 0, 0];
      }
    } while (at < rest.length);
  }
  if (batch.length > 0) yield batch;
}

/** In characters, with what is known of a message beyond its text. */
export function sizeOf(message: ImportedMessage | undefined): number {
  if (!message) return 0;
  return message.text.length + (message.record ? JSON.stringify(message.record).length : 0);
}
