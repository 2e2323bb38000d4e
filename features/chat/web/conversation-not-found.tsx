import { useEffect } from "react";
import { moveDraft, readDraft } from "./composer/draft-store.ts";
import { StartConversation } from "./start-conversation.tsx";
import { newPlace } from "./use-thread.ts";

/** Below the word that a conversation is not there: a new one can be begun, with the text that was kept for it. */
export function ConversationNotFound({ conversationId }: { conversationId: string }) {
  useEffect(() => {
    if (readDraft(conversationId).text && !readDraft(newPlace).text) moveDraft(conversationId, newPlace);
  }, [conversationId]);
  return <StartConversation />;
}
