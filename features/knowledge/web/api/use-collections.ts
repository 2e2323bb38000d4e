import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeCollection } from "../../contract/index.ts";
import { type CollectionsShown, collectionCalls } from "./collection-calls.ts";
import { knowledgeKeys } from "./knowledge-keys.ts";

/** While documents are being read, in case the events of the server are late. */
export const followMs = 3_000;

/** The collections that the person can read, in pages. Earlier results stay until the new ones are there. */
export function useCollections(show: CollectionsShown, search: string) {
  return useInfiniteQuery({
    queryKey: knowledgeKeys.list(show, search),
    queryFn: ({ pageParam, signal }) =>
      collectionCalls.list({ show, search, limit: 50, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useCollection(id: string) {
  return useQuery({
    queryKey: knowledgeKeys.itself(id),
    queryFn: ({ signal }) => collectionCalls.get(id, signal),
    refetchInterval: ({ state }) => ((state.data?.documents.waiting ?? 0) > 0 ? followMs : false),
  });
}

/** Each rejects with the server's refusal, and loads what it changed anew. */
export function useCollectionActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: knowledgeKeys.all });
  return {
    async create(name: string, description: string) {
      const made = await collectionCalls.create({ name, description });
      void client.invalidateQueries({ queryKey: knowledgeKeys.lists });
      return made;
    },
    async change(id: string, body: ChangeCollection) {
      await collectionCalls.change(id, body);
      await reload();
    },
    async delete(id: string) {
      await collectionCalls.delete(id);
      // A deleted collection would answer that it does not exist.
      void client.invalidateQueries({ queryKey: knowledgeKeys.lists });
    },
  };
}
