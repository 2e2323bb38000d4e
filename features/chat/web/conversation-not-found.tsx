import { useEffect } from "react";
import { moveDraft, readDraft } from "./composer/draft-store.ts";
import { StartConversation } from "./start-conversation.tsx";
import { newPlace } from "./use-thread.ts";

/** Below the not-found message: starts a new conversation with the draft of the missing one. */
export function ConversationNotFound({ conversationId }: { conversationId: string }) {
  useEffect(() => {
    if (readDraft(conversationId).text && !readDraft(newPlace).text) moveDraft(conversationId, newPlace);
  }, [conversationId]);
  return <StartConversation />;
}
