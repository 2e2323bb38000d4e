import { useEffect } from "react";
import { rescueDraft } from "./composer/draft-store.ts";
import { newPlace } from "./new-place.ts";
import { StartConversation } from "./start-conversation.tsx";

/** Below the not-found message: starts a new conversation with the draft of the missing one. */
export function ConversationNotFound({ conversationId }: { conversationId: string }) {
  useEffect(() => {
    rescueDraft(conversationId, newPlace);
  }, [conversationId]);
  return <StartConversation />;
}
