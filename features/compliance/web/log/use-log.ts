import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, apiQuery } from "#platform/web/api/client.ts";
import type { LogEvent } from "../../contract/index.ts";
import type { LogFilter } from "./filter/log-filter.ts";

export const pageSize = 50;
/** Pages that a search goes on by itself before it asks. */
const mostUnasked = 20;

export interface LogPage {
  items: LogEvent[];
  nextCursor: string | null;
  searchedTo: string | null;
}

export type LogPages = InfiniteData<LogPage, string | undefined>;

export const keyOf = (filter: LogFilter) => ["log", "events", filter] as const;

/** Which logs the reader may read, and the people of the workspace. */
export function useLogRights() {
  return apiQuery.useQuery("get", "/api/v1/compliance/log");
}

export async function fetchPage(
  filter: LogFilter,
  cursor: string | undefined,
  signal?: AbortSignal,
): Promise<LogPage> {
  const query = { ...filter, limit: pageSize, ...(cursor && { cursor }) };
  const { data } = await api.GET("/api/v1/compliance/events", {
    params: { query },
    ...(signal && { signal }),
  });
  return (data as LogPage | undefined) ?? { items: [], nextCursor: null, searchedTo: null };
}

/**
 * Events by filter, newest first, page by page. A search that found little goes on by itself for a while: one
 * request looks at a bounded number of events.
 */
export function useLog(filter: LogFilter) {
  const log = useInfiniteQuery<LogPage, Error, LogPages, ReturnType<typeof keyOf>, string | undefined>({
    queryKey: keyOf(filter),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    retry: false,
    queryFn: ({ pageParam, signal }) => fetchPage(filter, pageParam, signal),
  });
  const { pages = [] } = log.data ?? {};
  const found = pages.reduce((sum, { items }) => sum + items.length, 0);
  const searchedTo = pages.at(-1)?.searchedTo ?? null;
  const goesOn = searchedTo !== null && found < pageSize && pages.length < mostUnasked;
  const { fetchNextPage, isFetchingNextPage, isError } = log;
  useEffect(() => {
    if (goesOn && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [goesOn, isFetchingNextPage, isError, fetchNextPage]);
  return { ...log, events: pages.flatMap(({ items }) => items), searchedTo, goesOn };
}
