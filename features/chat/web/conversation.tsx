import { ConversationView } from "./conversation-view.tsx";
import { useThread } from "./use-thread.ts";

/** One conversation with the place to write in; without an id one that is about to begin. */
export function Conversation({ conversationId, ...options }: ConversationProps) {
  const thread = useThread(conversationId);
  return <ConversationView {...{ conversationId, thread, ...options }} />;
}

interface ConversationProps {
  conversationId: string | undefined;
  samples?: readonly string[];
  isFocused?: boolean;
}
