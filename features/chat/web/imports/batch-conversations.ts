import { type ImportedConversation, mostBatchMessages } from "../../contract/index.ts";

const mostConversations = 50;
/** A request holds a megabyte, and a character takes up to three bytes. */
const mostCharacters = 250_000;

/** Divides conversations into requests. A long one continues in the next, with its parents before their children. */
export function* batchConversations(conversations: Iterable<ImportedConversation>) {
  let batch: ImportedConversation[] = [];
  let messages = 0;
  let characters = 0;
  for (const conversation of conversations) {
    const rest = [...conversation.messages];
    do {
      const part: ImportedConversation = { ...conversation, messages: [] };
      while (
        rest[0] &&
        messages < mostBatchMessages &&
        (characters === 0 || characters + rest[0].text.length <= mostCharacters)
      ) {
        const [message] = rest.splice(0, 1);
        if (!message) break;
        part.messages.push(message);
        messages += 1;
        characters += message.text.length;
      }
      if (part.messages.length > 0) batch.push(part);
      if (rest.length > 0 || batch.length === mostConversations) {
        if (batch.length > 0) yield batch;
        [batch, messages, characters] = [[], 0, 0];
      }
    } while (rest.length > 0);
  }
  if (batch.length > 0) yield batch;
}
