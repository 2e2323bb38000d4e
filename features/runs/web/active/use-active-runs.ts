import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";

export const activeRunsKey = ["runs", "active"];

const pageSize = 10;
/** No event tells of each tool, so a list with running work is read again. */
const refreshMs = 4_000;
const gatherMs = 150;

/** The reader's runs that have not ended, in pages. */
export function useActiveRuns() {
  return useInfiniteQuery({
    queryKey: activeRunsKey,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/runs", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null, total: 0 };
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    refetchInterval: ({ state }) => ((state.data?.pages[0]?.total ?? 0) > 0 ? refreshMs : false),
  });
}

/** Reads the list again when a run may have begun, waited or ended. Several events of one act cause one reading. */
export function useRunChanges(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useRealtime("*", ({ name }) => {
    if (!/^(?:run|approval|question)\.|^message\.(?:completed|created)$|^conversation\./.test(name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: activeRunsKey }), gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
