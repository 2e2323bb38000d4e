/** Cache keys of artifacts. */
export const artifactKeys = {
  all: ["artifacts"] as const,
  lists: ["artifacts", "of"] as const,
  anywhere: ["artifacts", "anywhere"] as const,
  page: (show: string, search: string) => ["artifacts", "anywhere", show, search] as const,
  deleted: (id: string) => ["artifacts", "deleted", id] as const,
  of: (conversationId: string) => ["artifacts", "of", conversationId] as const,
  one: (id: string) => ["artifacts", "one", id] as const,
  versions: (id: string) => ["artifacts", "versions", id] as const,
  content: (id: string, number: number) => ["artifacts", "content", id, number] as const,
};
