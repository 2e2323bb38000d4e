import { type InfiniteData, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Page } from "#platform/contract/page.ts";
import { api } from "#platform/web/api/client.ts";
import type { Conversation } from "../../contract/index.ts";
import { chatKeys } from "./query-keys.ts";

export type ConversationPages = InfiniteData<Page<Conversation>>;

const pageSize = 100;

/** The person's conversations, newest first, in pages. */
export function useConversations(search: string) {
  return useInfiniteQuery({
    queryKey: chatKeys.conversations(search),
    queryFn: ({ pageParam, signal }) => listConversations(search, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

async function listConversations(search: string, cursor: string | undefined, signal: AbortSignal) {
  const query = { limit: pageSize, ...(cursor && { cursor }), ...(search && { search }) };
  const { data } = await api.GET("/api/v1/conversations", { params: { query }, signal });
  return data ?? { items: [], nextCursor: null };
}
