import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "./query-keys.ts";

/** What a search of titles and messages finds, in pages. Nothing is asked without a word. */
export function useFoundTexts(words: string) {
  return useInfiniteQuery({
    queryKey: chatKeys.found(words),
    enabled: words.trim() !== "",
    queryFn: async ({ pageParam, signal }) => {
      const query = { words, limit: 30, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/search/conversations", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
