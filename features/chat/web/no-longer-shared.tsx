import { Suspense, useEffect } from "react";
import { ShareEnded } from "#features/sharing/web/index.tsx";
import { rescueDraft } from "./composer/draft-store.ts";
import { NewConversationLink } from "./new-conversation-link.tsx";
import { newPlace } from "./new-place.ts";

/** In place of a conversation that was shared until now. What was typed in it moves to the new conversation. */
export function NoLongerShared({ conversationId }: { conversationId: string }) {
  useEffect(() => {
    rescueDraft(conversationId, newPlace);
  }, [conversationId]);
  return (
    <div className="flex flex-1 flex-col justify-center">
      <Suspense fallback={null}>
        <ShareEnded noun="conversation" id={conversationId}>
          <NewConversationLink />
        </ShareEnded>
      </Suspense>
    </div>
  );
}
