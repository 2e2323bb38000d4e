import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { adminKey } from "./billing-admin-key.ts";

/** Pending work at the provider, oldest first. */
export function useOutgoing() {
  return useInfiniteQuery({
    queryKey: [...adminKey, "outgoing"],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 25, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/billing/outgoing", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Retries one item at once. */
export function useRetryOutgoing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { kind: "webhook" | "closing"; id: string }) => {
      await api.POST("/api/v1/admin/billing/outgoing/retry", { body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}
