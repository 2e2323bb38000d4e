import { useInfiniteQuery } from "@tanstack/react-query";
import { listMessagePage } from "./list-message-page.ts";
import { chatKeys } from "./query-keys.ts";

/** The current branch of a conversation: the newest page first; `fetchNextPage` loads older ones. */
export function useMessages(conversationId: string | undefined) {
  return useInfiniteQuery({
    queryKey: chatKeys.messages(conversationId ?? ""),
    enabled: conversationId !== undefined,
    queryFn: ({ pageParam, signal }) => listMessagePage(conversationId ?? "", pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}
