/** Cache keys of chat queries. */
export const chatKeys = {
  allConversations: ["conversations"] as const,
  conversations: (search: string) => ["conversations", search] as const,
  conversation: (id: string) => ["conversation", id] as const,
  messages: (conversationId: string) => ["messages", conversationId] as const,
};
