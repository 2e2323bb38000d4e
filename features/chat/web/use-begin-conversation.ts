import { useCallback } from "react";
import { modelWithTools, useChosenModel } from "#features/models/web/index.tsx";
import { keepDraft, readDraft } from "./composer/draft-store.ts";
import { sendDraft } from "./composer/send-draft.ts";
import { newPlace } from "./new-place.ts";
import { useThread } from "./use-thread.ts";

/**
 * Sends a text that was not typed as the start of a conversation, and opens it. The draft of another text is
 * kept. On failure the text is restored with the reason. Such a text may need tools, so a chosen model without
 * tools leaves it to the built-in assistant.
 */
export function useBeginConversation() {
  const { send, isBusy } = useThread(undefined);
  const { models, chosen, chosenId } = useChosenModel();
  const able = modelWithTools(models, chosen);
  const modelId = able === chosen ? chosenId : able?.id;
  const begin = useCallback(
    async (text: string): Promise<void> => {
      const typed = readDraft(newPlace).text;
      await sendDraft(newPlace, text, async (message) => {
        await send({ ...message, ...(modelId && { modelId }) });
        // The draft must not move into the conversation of the other text.
        if (typed) keepDraft(newPlace, { text: typed });
      });
      if (typed && readDraft(newPlace).failure) keepDraft(newPlace, { ...readDraft(newPlace), text: typed });
    },
    [send, modelId],
  );
  return { begin, isBusy };
}
