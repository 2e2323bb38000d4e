import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { LinkLifetime } from "../../contract/index.ts";

const key = ["public-links"] as const;
const pageSize = 20;

/** The person's public links, newest first; those of one conversation, or all. */
export function usePublicLinks(conversationId?: string) {
  return useInfiniteQuery({
    queryKey: [...key, conversationId ?? "all"],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: pageSize, ...(cursor && { cursor }), ...(conversationId && { conversationId }) };
      const { data } = await api.GET("/api/v1/public-links", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null, obstacle: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What an owner does with links. Each rejects with the server's refusal, and updates the lists. */
export function useLinkActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    async create(conversationId: string, lifetime: LinkLifetime) {
      const { data } = await api.POST("/api/v1/conversations/{id}/public-links", {
        params: { path: { id: conversationId } },
        body: { lifetime },
      });
      await reload();
      return data;
    },
    async renew(id: string): Promise<void> {
      await api.POST("/api/v1/public-links/{id}/renew", { params: { path: { id } } });
      await reload();
    },
    async withdraw(id: string): Promise<void> {
      await api.DELETE("/api/v1/public-links/{id}", { params: { path: { id } } });
      await reload();
    },
  };
}
