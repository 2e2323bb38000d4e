import { listAllConversations } from "./conversation-pages.ts";
import { useConversations } from "./use-conversations.ts";

/** The agents of the person's latest conversations, newest first, each once. */
export function useLatestAgents(): string[] {
  const { data } = useConversations();
  return [...new Set(listAllConversations(data).flatMap(({ agent }) => (agent ? [agent.id] : [])))];
}
