import { Suspense, useEffect } from "react";
import { NotHere } from "#features/sharing/web/index.tsx";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { rescueDraft } from "./composer/draft-store.ts";
import { NewConversationLink } from "./new-conversation-link.tsx";
import { newPlace } from "./new-place.ts";

/**
 * In place of a conversation that does not exist for the reader. Nothing can be written here: it would begin another one.
 * A draft of the missing one moves to the new conversation.
 */
export function ConversationNotFound({ conversationId }: { conversationId?: string | undefined }) {
  useEffect(() => {
    if (conversationId) rescueDraft(conversationId, newPlace);
  }, [conversationId]);
  return (
    <EmptyState
      drawing={<NoMatchDrawing />}
      action={
        <div className="flex flex-wrap items-center justify-center gap-2">
          <NewConversationLink />
          {conversationId && (
            <Suspense fallback={null}>
              <NotHere noun="conversation" path="/api/v1/conversations/{id}" id={conversationId} />
            </Suspense>
          )}
        </div>
      }
    >
      This conversation does not exist, was deleted, or is not shared with you.
    </EmptyState>
  );
}
