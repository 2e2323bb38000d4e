import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "./query-keys.ts";

const pageSize = 50;

/** The shown branch of a conversation: the newest page first, `fetchNextPage` reads older ones. */
export function useMessages(conversationId: string | undefined, isStored: boolean) {
  return useInfiniteQuery({
    queryKey: chatKeys.messages(conversationId ?? ""),
    enabled: conversationId !== undefined && isStored,
    queryFn: ({ pageParam, signal }) => listMessages(conversationId ?? "", pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

async function listMessages(id: string, cursor: string | undefined, signal: AbortSignal) {
  const query = { limit: pageSize, ...(cursor && { cursor }) };
  const { data } = await api.GET("/api/v1/conversations/{id}/messages", {
    params: { path: { id }, query },
    signal,
  });
  return data ?? { items: [], nextCursor: null };
}
