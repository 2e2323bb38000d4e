import { useState, useSyncExternalStore } from "react";
import { useParams } from "react-router";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { useChatChanges } from "./api/use-chat-changes.ts";
import { useConversation } from "./api/use-conversation.ts";
import { BesidePanel } from "./beside-conversation.tsx";
import { ConversationView } from "./conversation-view.tsx";
import { ConversationList } from "./conversations/conversation-list.tsx";
import { ConversationSheet } from "./conversations/conversation-sheet.tsx";
import { newPlace } from "./new-place.ts";
import { PartsBeside } from "./parts-around.tsx";
import { ThreadHeader } from "./thread-header.tsx";
import { useAgentAt } from "./use-agent-at.ts";
import { useAgentOfAddress } from "./use-agent-of-address.ts";
import { useListShown } from "./use-list-shown.ts";
import { useThread } from "./use-thread.ts";

const wide = matchMedia("(width >= 768px)");

/** Whether the list fits beside the conversation. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener("change", listener);
      return () => wide.removeEventListener("change", listener);
    },
    () => wide.matches,
  );
}

/** The conversation list and the open conversation. */
export function ChatPage() {
  const { conversationId } = useParams();
  const conversation = useConversation(conversationId);
  const thread = useThread(conversationId);
  const [isListShown, setListShown] = useListShown();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isWide = useIsWide();
  const { agent } = useAgentAt(conversationId ?? newPlace);
  useChatChanges();
  useAgentOfAddress(conversationId === undefined);

  const title = conversation.data?.title || "New conversation";
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
          {...{ title, conversationId }}
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
