import type { Conversation } from "../../contract/index.ts";
import type { ConversationPages } from "./use-conversations.ts";

/** All loaded conversations, newest first. */
export function listAllConversations(data: ConversationPages | undefined): Conversation[] {
  return (data?.pages ?? []).flatMap(({ items }) => items);
}

/** The pages with one conversation changed, or removed when `change` returns undefined. */
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
