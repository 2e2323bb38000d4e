import { keepDraft, readDraft } from "./composer/draft-store.ts";
import { newPlace } from "./new-place.ts";

/** The unsent text of a conversation, or of a new one. */
export function readUnsentText(conversationId: string | undefined): string {
  return readDraft(conversationId ?? newPlace).text || readDraft(newPlace).text;
}

/** Stores a text as the draft of a new conversation. */
export function keepUnsentText(text: string): void {
  keepDraft(newPlace, { text });
}
