import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { getOutgoingMessageRoute, listOutgoingMessagesRoute } from "../../contract/index.ts";

type OutboxPage = z.infer<NonNullable<typeof listOutgoingMessagesRoute.reply>>;
type WholeMessage = z.infer<NonNullable<typeof getOutgoingMessageRoute.reply>>;

const pageSize = 50;

/** The outbox, newest first, in pages. Loaded on opening and never polled, because each read is audited. */
export function useOutgoingMessages() {
  return useInfiniteQuery({
    queryKey: ["outgoing-messages"],
    queryFn: async ({ pageParam, signal }): Promise<OutboxPage> => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/outgoing-messages", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null, connected: { mail: false, sms: false } };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchOnWindowFocus: false,
  });
}

/** One message with its content. Removed from the cache on closing. */
export function useOutgoingMessage(id: string) {
  return useQuery({
    queryKey: ["outgoing-message", id],
    queryFn: async ({ signal }): Promise<WholeMessage | null> => {
      const params = { path: { id } };
      const { data } = await api.GET("/api/v1/admin/outgoing-messages/{id}", { params, signal });
      return data ?? null;
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
