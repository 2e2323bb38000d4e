import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import type { AnalyticsOverview, AnalyticsPeriod, RankedKind } from "../../contract/analytics.ts";

const key = ["admin", "analytics"];
/** The counts are updated every minute. */
const refetchInterval = 60_000;

/** The numbers of a period. Those of the previous choice stay until the new ones arrive. */
export function useAnalytics(period: AnalyticsPeriod) {
  return useQuery({
    queryKey: [...key, "overview", period],
    queryFn: async ({ signal }): Promise<AnalyticsOverview> => {
      const { data } = await api.GET("/api/v1/admin/analytics", { params: { query: { period } }, signal });
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** Names of a kind, most frequent first. */
export function useRankedNames(period: AnalyticsPeriod, kind: RankedKind) {
  return useInfiniteQuery({
    queryKey: [...key, "names", period, kind],
    queryFn: async ({ pageParam, signal }) => {
      const query = { period, kind, limit: 10, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/analytics/names", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** Web vitals by page, most measured first. */
export function usePageVitals(period: AnalyticsPeriod) {
  return useInfiniteQuery({
    queryKey: [...key, "vitals", period],
    queryFn: async ({ pageParam, signal }) => {
      const query = { period, limit: 10, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/analytics/vitals", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}
