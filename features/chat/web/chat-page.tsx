import { useState } from "react";
import { useParams } from "react-router";
import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { useMediaQuery } from "#platform/web/ui/use-media-query.ts";
import { useChatChanges } from "./api/use-chat-changes.ts";
import { useConversation } from "./api/use-conversation.ts";
import { BesidePanel } from "./beside-conversation.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { ConversationList } from "./conversations/conversation-list.tsx";
import { ConversationSheet } from "./conversations/conversation-sheet.tsx";
import { newPlace } from "./new-place.ts";
import { PartsBeside } from "./parts-around.tsx";
import { conversationTexts } from "./texts/conversation-texts.ts";
import { isNotFound } from "./thread/is-not-found.ts";
import { ThreadHeader } from "./thread-header.tsx";
import { useAgentAt } from "./use-agent-at.ts";
import { useAgentOfAddress } from "./use-agent-of-address.ts";
import { useListShown } from "./use-list-shown.ts";
import { useThread } from "./use-thread.ts";

/** What stands above a conversation without a title of its own. */
function titleKeyOf(
  conversationId: string | undefined,
  { isMissing, mayBegin }: { isMissing: boolean; mayBegin: boolean },
) {
  if (conversationId && isMissing) return "notFound";
  return conversationId || mayBegin ? "newConversation" : "chooseOne";
}

/** The conversation list and the open conversation. */
export function ChatPage() {
  const { conversationId } = useParams();
  const conversation = useConversation(conversationId);
  const thread = useThread(conversationId);
  const [isListShown, setListShown] = useListShown();
  const [isSheetOpen, setSheetOpen] = useState(false);
  // Whether the list fits beside the conversation.
  const isWide = useMediaQuery("(width >= 768px)");
  const mayBegin = useWorksHere();
  const words = useTexts(conversationTexts);
  const { agent } = useAgentAt(conversationId ?? newPlace);
  useChatChanges();
  useAgentOfAddress(conversationId === undefined);

  const isMissing = thread.query.isError && isNotFound(thread.query.error) && !thread.pending;
  const title = conversation.data?.title || words[titleKeyOf(conversationId, { isMissing, mayBegin })];
  useDocumentTitle(thread.isBusy ? `● Writing… – ${title}` : title);

  return (
    <div className="flex min-h-0 flex-1 print:block">
      {isWide && isListShown && (
        <aside className="flex w-60 shrink-0 flex-col border-r border-line-1 bg-paper-2 print:hidden">
          <ConversationList openId={conversationId} />
        </aside>
      )}
      <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
        <ThreadHeader
          title={title}
          conversationId={isMissing ? undefined : conversationId}
          agentName={agent?.name}
          isListShown={isListShown}
          onToggleList={() => setListShown(!isListShown)}
          onOpenSheet={() => setSheetOpen(true)}
        />
        <ConversationView {...{ conversationId, thread }} />
      </div>
      <PartsBeside {...{ conversationId, thread }} />
      <BesidePanel conversationId={conversationId} />
      {!isWide && (
        <ConversationSheet openId={conversationId} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
      )}
    </div>
  );
}
