import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { CommentState } from "../../contract/index.ts";
import { commentKeys } from "./comment-keys.ts";

/** How many threads are open, and whether the reader may comment. */
export function useCommentCounts(conversationId: string) {
  return useQuery({
    queryKey: commentKeys.counts(conversationId),
    queryFn: async ({ signal }) => {
      const params = { path: { id: conversationId } };
      return (await api.GET("/api/v1/conversations/{id}/comment-counts", { params, signal })).data ?? null;
    },
  });
}

export function useThreads(conversationId: string, state: CommentState) {
  return useInfiniteQuery({
    queryKey: commentKeys.threads(conversationId, state),
    initialPageParam: "",
    getNextPageParam: (page: { nextCursor: string | null } | null) => page?.nextCursor ?? undefined,
    queryFn: async ({ signal, pageParam }) => {
      const query = { state, ...(pageParam && { cursor: pageParam }) };
      const params = { path: { id: conversationId }, query };
      return (await api.GET("/api/v1/conversations/{id}/comments", { params, signal })).data ?? null;
    },
  });
}

/** Reloads what somebody else, another tab or another device changed. Once on a page. */
export function useCommentChanges(conversationId: string): void {
  const client = useQueryClient();
  useRealtime<{ conversationId?: string }>("*", ({ name, data }) => {
    if (!name.startsWith("comment.") || data.conversationId !== conversationId) return;
    void client.invalidateQueries({ queryKey: commentKeys.of(conversationId) });
  });
}
