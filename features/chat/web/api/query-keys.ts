/** Cache keys of chat queries. */
export const chatKeys = {
  allConversations: ["conversations"] as const,
  conversations: (view: object | null) => ["conversations", view] as const,
  folders: ["folders"] as const,
  found: (words: string) => ["found", words] as const,
  place: (messageId: string) => ["place", messageId] as const,
  conversation: (id: string) => ["conversation", id] as const,
  queue: (conversationId: string) => ["queue", conversationId] as const,
  reads: (conversationId: string) => ["reads", conversationId] as const,
  handOvers: (conversationId: string) => ["hand-overs", conversationId] as const,
  messages: (conversationId: string) => ["messages", conversationId] as const,
};
