import { Suspense, useEffect } from "react";
import { ShareEnded } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { rescueDraft } from "./composer/draft-store.ts";
import { useConversationPath } from "./conversation-home.ts";
import { newPlace } from "./new-place.ts";
import { conversationTexts } from "./texts/conversation-texts.ts";

/** In place of a conversation that was shared until now. What was typed in it moves to the new conversation. */
export function NoLongerShared({ conversationId }: { conversationId: string }) {
  const words = useTexts(conversationTexts);
  const conversationPath = useConversationPath();
  useEffect(() => {
    rescueDraft(conversationId, newPlace);
  }, [conversationId]);
  return (
    <div className="flex flex-1 flex-col justify-center">
      <Suspense fallback={null}>
        <ShareEnded noun="conversation" id={conversationId}>
          <LinkButton to={conversationPath()} variant="primary">
            {words.newConversation}
          </LinkButton>
        </ShareEnded>
      </Suspense>
    </div>
  );
}
