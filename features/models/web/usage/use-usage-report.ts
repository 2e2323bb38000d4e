import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { UsageBy } from "../../contract/model-usage.ts";
import { type Days, reports, type UsageReach } from "./usage-reach.ts";

const pageSize = 25;
const refetchInterval = 60_000;

/** The sums of a period. Those of the previous choice stay until the new ones arrive. */
export function useUsageOverview(reach: UsageReach, days: Days) {
  return useQuery({
    queryKey: ["model-usage", reach, "overview", days],
    queryFn: async ({ signal }) => {
      const { data } = await reports[reach].overview(days, signal);
      if (!data) throw new Error("The server answered with nothing.");
      return data;
    },
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** Usage by person, model …, in pages. */
export function useUsageRows(reach: UsageReach, days: Days, by: UsageBy) {
  return useInfiniteQuery({
    queryKey: ["model-usage", reach, "rows", days, by],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...days, by, limit: pageSize, ...(pageParam && { cursor: pageParam }) };
      const { data } = await reports[reach].rows(query, signal);
      return { by, ...(data ?? { items: [], nextCursor: null }) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}
