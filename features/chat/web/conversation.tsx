import { ConversationView } from "./conversation-view.tsx";
import { useThread } from "./use-thread.ts";

/** One conversation with the composer. Without an id, a new one. */
export function Conversation({ conversationId, ...options }: ConversationProps) {
  const thread = useThread(conversationId);
  return <ConversationView {...{ conversationId, thread, ...options }} />;
}

interface ConversationProps {
  conversationId: string | undefined;
  samples?: readonly string[];
  /** Questions of an agent that is tested. */
  starters?: readonly string[];
  isFocused?: boolean;
}
