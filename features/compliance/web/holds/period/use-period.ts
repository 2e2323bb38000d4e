import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

const key = ["compliance", "period"] as const;

/** How long conversations of the workspace stay, and how many are due. `days`: how many would be with this period. */
export function usePeriod(days?: number) {
  return useQuery({
    queryKey: [...key, days ?? "present"],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = days === undefined ? {} : { days };
      return (await api.GET("/api/v1/conversation-period", { params: { query }, signal })).data ?? null;
    },
  });
}

export function useSetPeriod() {
  const client = useQueryClient();
  return async (days: number | null) => {
    await api
      .PUT("/api/v1/conversation-period", { body: { days } })
      .finally(() => client.invalidateQueries({ queryKey: key }));
  };
}
