import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

const pageSize = 10;
const refreshMs = 15_000;

/** The last calls of the installation, newest first, in pages. */
export function useLastCalls() {
  return useInfiniteQuery({
    queryKey: ["model-calls"],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/model-calls", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: refreshMs,
  });
}
