import { useTexts } from "#platform/web/language/texts.ts";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { RecentConversations } from "./recent-conversations.tsx";
import { conversationTexts } from "./texts/conversation-texts.ts";

/** In place of a new conversation, for guests and auditors: they open what is shared with them. */
export function NothingOpen() {
  const words = useTexts(conversationTexts);
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col justify-center gap-6 px-4 py-8 sm:px-6">
      <EmptyState drawing={<QuietDeskDrawing />}>{words.nothingOpen}</EmptyState>
      <RecentConversations />
    </div>
  );
}
