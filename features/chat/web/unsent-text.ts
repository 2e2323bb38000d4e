import { keepDraft, readDraft } from "./composer/draft-store.ts";
import { newPlace } from "./use-thread.ts";

/** What is typed and not sent, in a conversation or for a new one. */
export function readUnsentText(conversationId: string | undefined): string {
  return readDraft(conversationId ?? newPlace).text || readDraft(newPlace).text;
}

/** Puts a text where a new conversation is begun. */
export function keepUnsentText(text: string): void {
  keepDraft(newPlace, { text });
}
