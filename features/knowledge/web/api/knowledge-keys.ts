/** Keys of everything about knowledge in the cache of queries. */
export const knowledgeKeys = {
  all: ["knowledge"],
  lists: ["knowledge", "list"],
  list: (show: string, search: string) => ["knowledge", "list", show, search],
  one: (id: string) => ["knowledge", "one", id],
  itself: (id: string) => ["knowledge", "one", id, "itself"],
  reading: (id: string) => ["knowledge", "one", id, "reading"],
  documentLists: (id: string) => ["knowledge", "one", id, "documents"],
  documents: (id: string, search: string, state: string) => [
    ...["knowledge", "one", id, "documents"],
    search,
    state,
  ],
  document: (id: string) => ["knowledge", "document", id],
  documentItself: (id: string) => ["knowledge", "document", id, "itself"],
  documentText: (id: string) => ["knowledge", "document", id, "text"],
  passages: (id: string, version: number, from: number) => [
    ...["knowledge", "document", id, "passages"],
    version,
    from,
  ],
  search: (question: string, collectionIds: readonly string[]) => [
    ...["knowledge", "search", question],
    ...collectionIds,
  ],
};
