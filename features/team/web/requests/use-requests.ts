import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { RequestList } from "../../contract/requests/routes.ts";

const key = ["requests", "list"] as const;

/** The reader's own requests, or the open ones that the reader may decide, page by page. */
export function useRequests(list: RequestList) {
  return useInfiniteQuery({
    queryKey: [...key, list],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      const params = { query: { list, limit: 10, ...(cursor && { cursor }) } };
      const { data } = await api.GET("/api/v1/workspace/requests", { params, signal });
      return data ?? { items: [], nextCursor: null };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Reads the lists again when a request changes, whoever changed it. */
export function useRequestChanges(): void {
  const client = useQueryClient();
  useRealtime("request.changed", () => void client.invalidateQueries({ queryKey: key }));
}
