/** Cache keys of comments. */
export const commentKeys = {
  of: (conversationId: string) => ["comments", conversationId] as const,
  counts: (conversationId: string) => ["comments", conversationId, "counts"] as const,
  threads: (conversationId: string, state: string) => ["comments", conversationId, "threads", state] as const,
};
