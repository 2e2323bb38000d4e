import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { DocumentState, KnowledgeDocument } from "../../contract/index.ts";
import { documentCalls } from "./document-calls.ts";
import { knowledgeKeys } from "./knowledge-keys.ts";
import { followMs } from "./use-collections.ts";

/** Whether its state changes by itself. */
export function isBeingRead({ state }: Pick<KnowledgeDocument, "state">): boolean {
  return state === "waiting" || state === "reading";
}

/** The documents of a collection by folder and title, in pages. They are followed while one is being read. */
export function useDocuments(collectionId: string, search: string, state: DocumentState | undefined) {
  return useInfiniteQuery({
    queryKey: knowledgeKeys.documents(collectionId, search, state ?? ""),
    queryFn: ({ pageParam, signal }) =>
      documentCalls.list(collectionId, { search, state, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(isBeingRead)) ? followMs : false,
  });
}

export function useDocument(id: string) {
  return useQuery({
    queryKey: knowledgeKeys.documentItself(id),
    queryFn: ({ signal }) => documentCalls.get(id, signal),
    refetchInterval: ({ state: { data } }) => (data && isBeingRead(data) ? followMs : false),
  });
}
