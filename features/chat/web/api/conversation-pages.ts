import type { Conversation } from "../../contract/index.ts";
import type { ConversationPages } from "./use-conversations.ts";

/** All conversations that were read, newest first. */
export function listAllConversations(data: ConversationPages | undefined): Conversation[] {
  return (data?.pages ?? []).flatMap(({ items }) => items);
}

/** The pages with one conversation changed, or taken out where `change` answers undefined. */
export function changeConversation(
  data: ConversationPages | undefined,
  id: string,
  change: (conversation: Conversation) => Conversation | undefined,
): ConversationPages | undefined {
  if (!data) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : [item])),
  }));
  return { ...data, pages };
}
