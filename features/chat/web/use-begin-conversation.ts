import { useCallback } from "react";
import { keepDraft, readDraft } from "./composer/draft-store.ts";
import { sendDraft } from "./composer/send-draft.ts";
import { newPlace, useThread } from "./use-thread.ts";

/**
 * Sends a text that was not typed as the beginning of a conversation, which opens then. What was typed for another one
 * stays where it is; a text that could not be sent stands there with the reason.
 */
export function useBeginConversation() {
  const { send, isBusy } = useThread(undefined);
  const begin = useCallback(
    async (text: string): Promise<void> => {
      const typed = readDraft(newPlace).text;
      await sendDraft(newPlace, text, async (message) => {
        await send(message);
        // It has not moved into the conversation that begins with another text.
        if (typed) keepDraft(newPlace, { text: typed });
      });
      if (typed && readDraft(newPlace).failure) keepDraft(newPlace, { ...readDraft(newPlace), text: typed });
    },
    [send],
  );
  return { begin, isBusy };
}
